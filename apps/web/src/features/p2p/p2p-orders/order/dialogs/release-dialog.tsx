import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import type { SellerReason } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import { Button } from '@peerbourse/ui/actions/button';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { useText } from '#base/i18n/texts.tsx';
import { FundPasswordField, isAboutFundPassword, isFundPassword } from '#features/p2p/shared/fund-password-field.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import type { Factors } from '#parts/factors/asked-methods.ts';
import type { FactorDialogProps } from '#parts/factors/factor-dialog.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useOrderText } from '../order-text.ts';
import { ExpectedPayment } from '../pieces/expected-payment.tsx';
import type { OrderDialogProps } from './command-dialog.tsx';

/** Few releases need codes, so what asks for them comes when one does. */
const FactorDialog = lazy(async () => {
  const [{ FactorDialog: component }] = await Promise.all([import('#parts/factors/factor-dialog.tsx'), ensureTexts(['security'])]);
  return { default: component };
});

interface ReleaseDialogProps extends OrderDialogProps {
  /** Where the seller can still ask the buyer to cancel, for what does not match. */
  onDiffers?: (reason: SellerReason) => void;
}

/** Nothing brings coins back, so the seller says what they saw before they go. */
export function ReleaseDialog({ order, onClose, onDiffers }: ReleaseDialogProps) {
  const t = useText('p2p-orders');
  const { amount, coins, name } = useOrderText(order);
  const form = useId();
  const { run, isRunning, problem, reset } = useOrderCommand(releaseCoins, order);
  const [hasSeen, setHasSeen] = useState(false);
  const [isBuyer, setIsBuyer] = useState(false);
  const [digits, setDigits] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [asksCodes, setAsksCodes] = useState(false);
  const missing = (isTicked: boolean) => isChecked && !isTicked && t('tick_missing');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (!hasSeen || !isBuyer || !isFundPassword(digits) || isRunning) return;
    await release();
  }

  /** The fund password is sealed together with what the screen shows: it serves this order and this buyer alone. */
  async function release(factors?: Factors): Promise<void> {
    const done = await run({
      amountSeen: order.orderPrice,
      isPayerTheBuyer: isBuyer,
      orderAmount: order.orderAmount,
      buyerUserId: order.buyUserInfo.userId,
      accountPwd: digits,
      ...(factors ? { factors } : {}),
    });
    if (done) onClose();
  }

  if (asksCodes || problem?.refusal === 'security.factors-missing') {
    const submitCodes = (factors: Factors) => {
      setAsksCodes(true);
      void release(factors);
    };
    return <ReleaseCodes coins={coins} isRunning={isRunning} problem={problem} onSubmit={submitCodes} onClose={onClose} />;
  }

  return (
    <FormDialog
      title={t('release_title', { coins })}
      note={t('release_note')}
      form={form}
      submitLabel={t('release', { coins })}
      runningLabel={t('release_running')}
      cancelLabel={t('back')}
      isRunning={isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {!isAboutFundPassword(problem) && <ProblemBanner problem={problem} />}
        <ExpectedPayment order={order} />
        <div>
          <Checkbox
            label={<span className="font-semibold">{t('release_seen', { amount })}</span>}
            note={t('release_seen_note')}
            checked={hasSeen}
            onChange={(event) => setHasSeen(event.currentTarget.checked)}
            error={missing(hasSeen)}
          />
          <Checkbox
            label={<span className="font-semibold">{t('release_name', { name })}</span>}
            note={t('release_name_note')}
            checked={isBuyer}
            onChange={(event) => setIsBuyer(event.currentTarget.checked)}
            error={missing(isBuyer)}
          />
        </div>
        {onDiffers && <Differences onChoose={(reason) => leaveFor(reason)} />}
        <FundPasswordField
          value={digits}
          onChange={(typed) => {
            setDigits(typed);
            reset();
          }}
          isChecked={isChecked}
          problem={problem}
        />
      </form>
    </FormDialog>
  );

  function leaveFor(reason: SellerReason): void {
    onClose();
    onDiffers?.(reason);
  }
}

type ReleaseCodesProps = Pick<FactorDialogProps, 'isRunning' | 'problem' | 'onSubmit' | 'onClose'> & { coins: string };

function ReleaseCodes({ coins, ...rest }: ReleaseCodesProps) {
  const t = useText('p2p-orders');
  return (
    <Suspense>
      <FactorDialog
        title={t('release_title', { coins })}
        note={t('release_codes')}
        purpose="release-coins"
        submitLabel={t('release', { coins })}
        {...rest}
      />
    </Suspense>
  );
}

function Differences({ onChoose }: { onChoose: (reason: SellerReason) => void }) {
  const t = useText('p2p-orders');
  return (
    <div className="flex flex-wrap items-center gap-2 text-13 text-ink-soft">
      <span className="basis-full">{t('release_differs')}</span>
      <Button variant="secondary" size="small" onClick={() => onChoose('third-party-payment')}>
        {t('problem_name')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => onChoose('wrong-amount-paid')}>
        {t('problem_amount')}
      </Button>
    </div>
  );
}
