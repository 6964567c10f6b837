import { Banner } from '@peerbourse/ui/feedback/banner';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { FundPasswordField, isAboutFundPassword, isFundPassword } from '#features/p2p/shared/fund-password-field.tsx';
import { NoFundPassword } from '#features/p2p/shared/no-fund-password.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import { useSession } from '#site/session/use-session.ts';
import { useAdName } from '../ad-text.ts';
import type { AdDraft } from '../terms/ad.form.ts';

interface AdPasswordDialogProps {
  draft: AdDraft;
  title: string;
  submitLabel: string;
  runningLabel: string;
  isRunning: boolean;
  problem: Problem | undefined;
  /** Given the fund password, which travels sealed. */
  onSubmit: (fundPassword: string) => void;
  /** What was said about the digits before is over. */
  onTyped: () => void;
  onClose: () => void;
}

/** The last word before coins are offered. */
export function AdPasswordDialog(props: AdPasswordDialogProps) {
  const t = useText('p2p-ads');
  const isFund = useSession().account?.userInfo?.isFund;
  return isFund === false ? (
    <NoFundPassword title={t('fund_missing')} text={t('fund_missing_text')} action={t('fund_set')} onClose={props.onClose} />
  ) : (
    <PasswordDialog {...props} />
  );
}

function PasswordDialog({ draft, isRunning, problem, onSubmit, onTyped, ...labels }: AdPasswordDialogProps) {
  const t = useText('p2p-ads');
  const nameOf = useAdName();
  const form = useId();
  const [digits, setDigits] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (isFundPassword(digits) && !isRunning) onSubmit(digits);
  }

  return (
    <FormDialog
      {...labels}
      width="small"
      note={nameOf({ side: draft.side, coinCode: draft.coin, fiatCode: draft.fiat })}
      form={form}
      cancelLabel={t('cancel')}
      isRunning={isRunning}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {!isAboutFundPassword(problem) && <ProblemBanner problem={problem} />}
        {draft.side === 'sell' && <Banner tone="info">{t('publish_reserves')}</Banner>}
        <FundPasswordField
          value={digits}
          onChange={(typed) => {
            setDigits(typed);
            onTyped();
          }}
          isChecked={isChecked}
          problem={problem}
        />
      </form>
    </FormDialog>
  );
}
