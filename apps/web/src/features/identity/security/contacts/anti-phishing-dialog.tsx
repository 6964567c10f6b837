import { setAntiPhishingCode } from '@peerbourse/contract/identity/security/set-anti-phishing-code';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useBrand } from '#site/site-settings.ts';
import { useFinishChange } from '../use-finish-change.ts';

const shape = /^[\p{L}\p{Nd}_-]{4,20}$/u;

export function AntiPhishingDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const act = useCallMutation(setAntiPhishingCode);
  const finish = useFinishChange(onClose);
  const [word, setWord] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isUsable = shape.test(word);

  async function submit(factors: Factors): Promise<void> {
    const answer = await act.run({ antiPhishingCode: word, factors });
    if (answer) finish(t('phishing_saved'));
  }

  return (
    <FactorDialog
      title={t('phishing_set')}
      note={t('phishing_why')}
      purpose="set-anti-phishing-code"
      submitLabel={t('save')}
      isRunning={act.isRunning}
      problem={act.problem}
      check={() => {
        setIsChecked(true);
        return isUsable;
      }}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      <TextInput
        label={t('phishing_word')}
        hint={t('phishing_rule')}
        autoComplete="off"
        maxLength={20}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
        error={isChecked && !isUsable && t('phishing_rule')}
        isRequired
      />
      <SampleMail word={word} />
    </FactorDialog>
  );
}

/** Where the word will stand in a mail. */
function SampleMail({ word }: { word: string }) {
  const t = useText('security');
  const brand = useBrand().name;
  return (
    <figure className="rounded-medium border border-line bg-sunken p-3">
      <figcaption className="mb-2 text-12 text-ink-soft">{t('phishing_sample')}</figcaption>
      <div className="rounded-small border border-line bg-canvas p-3 text-13">
        <div className="flex flex-wrap items-baseline justify-between gap-2 border-b border-line pb-2">
          <b>{brand}</b>
          <span className="rounded-small bg-brand-tint px-1.5 py-0.5 font-semibold text-brand">
            <bdi>{word || t('phishing_word')}</bdi>
          </span>
        </div>
        <p className="pt-2 text-ink-soft">{t('phishing_mail')}</p>
      </div>
    </figure>
  );
}
