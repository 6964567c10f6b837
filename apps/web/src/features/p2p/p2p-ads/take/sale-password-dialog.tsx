import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { FundPasswordField, isFundPassword } from '#features/p2p/shared/fund-password-field.tsx';
import { NoFundPassword } from '#features/p2p/shared/no-fund-password.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { useSession } from '#site/session/use-session.ts';
import type { Taking, WantedOrder } from './use-taking.ts';

interface SalePasswordDialogProps {
  taking: Taking;
  wanted: WantedOrder;
  /** What is sold, as its button says it. */
  label: string;
}

/** The last word before coins of the own wallet go into escrow. */
export function SalePasswordDialog(props: SalePasswordDialogProps) {
  const t = useText('p2p-take');
  const isFund = useSession().account?.userInfo?.isFund;
  if (!props.taking.password.isAsked) return null;
  return isFund === false ? (
    <NoFundPassword
      title={t('fund_missing')}
      text={t('fund_missing_text')}
      action={t('set_fund_password')}
      onClose={props.taking.password.close}
    />
  ) : (
    <PasswordForm {...props} />
  );
}

function PasswordForm({ taking, wanted, label }: SalePasswordDialogProps) {
  const t = useText('p2p-take');
  const form = useId();
  const [digits, setDigits] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // The dialog stands inside of the form of the amounts.
    event.stopPropagation();
    setIsChecked(true);
    if (isFundPassword(digits) && !taking.isRunning) void taking.place(wanted, digits);
  }

  return (
    <FormDialog
      width="small"
      title={t('sale_title')}
      note={t('sale_note')}
      form={form}
      submitLabel={label}
      runningLabel={t('placing')}
      cancelLabel={t('cancel')}
      isRunning={taking.isRunning}
      onClose={taking.password.close}
    >
      <form id={form} noValidate onSubmit={submit}>
        <FundPasswordField
          value={digits}
          onChange={(typed) => {
            setDigits(typed);
            taking.reset();
          }}
          isChecked={isChecked}
          problem={taking.problem}
        />
      </form>
    </FormDialog>
  );
}
