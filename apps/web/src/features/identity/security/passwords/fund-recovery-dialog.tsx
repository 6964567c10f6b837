import { askFundRecovery } from '@peerbourse/contract/identity/recoveries/ask-fund-recovery';
import { maxPictureBytes } from '@peerbourse/rules/picture-size';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Upload } from '@peerbourse/ui/fields/upload';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { base64Of } from '#base/lib/scale-picture.ts';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useFinishChange } from '../use-finish-change.ts';
import { readAsAddress } from './read-picture.ts';

interface Selfie {
  name: string;
  /** A data address: the content policy shows no other pictures of the visitor's own. */
  address: string;
}

export function FundRecoveryDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(askFundRecovery);
  const finish = useFinishChange(onClose);
  const [selfie, setSelfie] = useState<Selfie>();
  const [fault, setFault] = useState<string>();

  async function take([file]: File[]): Promise<void> {
    if (!file) return;
    act.reset();
    if (file.size > maxPictureBytes) return setFault(t('selfie_too_large'));
    setFault(undefined);
    setSelfie({ name: file.name, address: await readAsAddress(file) });
  }

  function check(): boolean {
    if (!selfie) setFault(t('selfie_missing'));
    return selfie !== undefined;
  }

  async function submit(factors: Factors): Promise<void> {
    if (!selfie) return;
    const answer = await act.run({ factors, selfie: base64Of(selfie.address) });
    if (answer) finish(t('recovery_asked', { number: answer.caseNo }));
  }

  const isRefusedFile = act.problem?.refusal === 'files.refused';
  return (
    <FactorDialog
      title={t('fund_lost_title')}
      note={t('fund_lost_note')}
      purpose="ask-fund-recovery"
      submitLabel={t('recovery_ask')}
      isRunning={act.isRunning}
      problem={act.problem}
      isShownElsewhere={({ refusal }) => refusal === 'files.refused'}
      check={check}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      <Banner tone="info">{t('selfie_how')}</Banner>
      <Upload
        label={t('selfie')}
        chooseLabel={t('selfie_choose')}
        hint={t('selfie_hint')}
        accept="image/jpeg,image/png,image/webp"
        error={isRefusedFile ? act.problem?.message : fault}
        files={selfie ? [{ key: 'selfie', name: selfie.name, previewUrl: selfie.address }] : []}
        onAdd={(files) => void take(files)}
        onRemove={() => setSelfie(undefined)}
        removeLabel={(name) => t('selfie_remove', { name })}
        progressLabel={(name) => name}
      />
    </FactorDialog>
  );
}
