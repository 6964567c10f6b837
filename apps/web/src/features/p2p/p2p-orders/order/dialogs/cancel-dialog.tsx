import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { type BuyerReason, buyerReasonList, buyerReasons } from '@peerbourse/rules/p2p-orders/cancel-reasons';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { freeCancelMs } from '@peerbourse/rules/p2p-orders/order-times';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { ErrorFade } from '@peerbourse/ui/feedback/error-fade';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import { clockTime, isolated } from '#features/p2p/shared/figure-text.ts';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { buyerReasonKeys } from '../cancel-text.ts';
import type { OrderDialogProps } from './command-dialog.tsx';

/** The buyer ends the order: at once before paying, by the seller's answer afterwards, for good during an appeal. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const t = useText('p2p-orders');
  const form = useId();
  const { run, isRunning, problem } = useOrderCommand(cancelOrder, order);
  const [reason, setReason] = useState<BuyerReason>();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const stage = stageOf(order);
  const hasNotPaid = stage !== '' && isSame(typed, t('statement_words'));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (reason === undefined || (stage !== '' && !hasNotPaid) || isRunning) return;
    if (await run({ reason, hasNotPaid })) onClose();
  }

  return (
    <FormDialog
      title={t(`cancel_title${stage}`)}
      note={t(`cancel_note${stage}`)}
      form={form}
      submitLabel={t(stage === '' ? 'cancel' : stage === '_paid' ? 'cancel_ask' : 'cancel_waive')}
      runningLabel={t(stage === '_paid' ? 'asking' : 'cancel_running')}
      cancelLabel={t('keep')}
      isRunning={isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ProblemBanner problem={problem} />
        <Cost order={order} />
        {order.cancelQuota && <Quota quota={order.cancelQuota} />}
        <Reasons reason={reason} onChange={setReason} isMissing={isChecked && reason === undefined} />
        {stage !== '' && <Statement value={typed} onChange={setTyped} isMissing={isChecked && !hasNotPaid} />}
      </form>
    </FormDialog>
  );
}

/** Which words fit. */
function stageOf({ orderStatus: status }: OrderDetail): '' | '_paid' | '_appeal' {
  if (status === orderStatus.payment) return '';
  return status === orderStatus.release ? '_paid' : '_appeal';
}

function isSame(typed: string, wanted: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[\s.]+/g, ' ')
      .trim();
  return plain(typed) === plain(wanted);
}

/** What it costs is said before. */
function Cost({ order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const freeUntil = order.createTimestamp + freeCancelMs;
  const isFree = useServerNow() < freeUntil;
  if (stageOf(order) !== '') return <Banner tone="warning">{t('cancel_cost_paid')}</Banner>;
  return (
    <Banner tone={isFree ? 'info' : 'warning'}>
      {isFree ? t('cancel_free', { time: isolated(clockTime(freeUntil)) }) : t('cancel_cost')}
    </Banner>
  );
}

/** How near the limit is, as the server counts it. */
function Quota({ quota: { limit, used, pauseMinutes } }: { quota: NonNullable<OrderDetail['cancelQuota']> }) {
  const t = useText('p2p-orders');
  const time = useDuration()(pauseMinutes * 60);
  return (
    <p className="text-13 text-ink-soft">
      {used < limit ? t('cancel_count', { number: used + 1, limit, time }) : t('cancel_over', { limit, time })}
    </p>
  );
}

interface ReasonsProps {
  reason: BuyerReason | undefined;
  onChange: (reason: BuyerReason) => void;
  isMissing: boolean;
}

/** By whom they speak against. All groups are one choice. */
function Reasons({ reason, onChange, isMissing }: ReasonsProps) {
  const t = useText('p2p-orders');
  const id = useId();
  return (
    <div className="grid gap-3">
      {(['buyer', 'seller', 'nobody'] as const).map((against) => (
        <RadioGroup
          key={against}
          name={id}
          label={t(`reasons_${against}`)}
          options={buyerReasonList
            .filter((value) => buyerReasons[value] === against)
            .map((value) => ({ value, label: t(buyerReasonKeys[value]) }))}
          value={reason}
          onChange={onChange}
        />
      ))}
      <ErrorFade id={`${id}-error`} error={isMissing && t('reason_missing')} />
    </div>
  );
}

function Statement({ value, onChange, isMissing }: { value: string; onChange: (text: string) => void; isMissing: boolean }) {
  const t = useText('p2p-orders');
  const statement = t('statement_words');
  return (
    <TextInput
      label={t('statement', { statement })}
      hint={t('statement_hint')}
      error={isMissing && t('statement_missing', { statement })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
    />
  );
}
