import { openAppeal } from '@peerbourse/contract/p2p/p2p-appeals/open-appeal';
import { appealTimes } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import type { AppealReason } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type AppealReasons, appealReasonListQuery } from '#queries/p2p-appeals/appeal-reason-list.query.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { useAppealTime } from './appeal-time.ts';
import { EvidenceList } from './evidence-list.tsx';
import { reasonText } from './reason-text.ts';
import { areEnough, WordsField } from './words-field.tsx';

interface OpenAppealDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

/** One side brings the order before staff, with a reason and what happened. */
export function OpenAppealDialog({ order, onClose }: OpenAppealDialogProps) {
  const t = useText('p2p-appeals');
  const orders = useText('p2p-orders');
  const duration = useDuration();
  const form = useId();
  const { run, isRunning, problem } = useOrderCommand(openAppeal, order);
  const [reason, setReason] = useState<AppealReason>();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (reason === undefined || !areEnough(text) || isRunning) return;
    if (await run({ reason, text: text.trim() })) onClose();
  }

  return (
    <FormDialog
      title={t('open')}
      note={t('form_note', { time: duration(replySeconds(order)) })}
      form={form}
      submitLabel={t('open')}
      runningLabel={t('opening')}
      cancelLabel={orders('back')}
      isRunning={isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ProblemBanner problem={problem} />
        <QueryBoundary query={appealReasonListQuery} fallback={<Skeleton shape="block" className="h-80" />}>
          {({ reasons }) => (
            <>
              <Reasons order={order} all={reasons} reason={reason} onChange={setReason} isMissing={isChecked && reason === undefined} />
              {reason && <EvidenceList kinds={reasons.find((listed) => listed.reason === reason)?.evidence ?? []} />}
            </>
          )}
        </QueryBoundary>
        <WordsField label={t('words')} value={text} onChange={setText} isChecked={isChecked} />
      </form>
    </FormDialog>
  );
}

/** Money that is slow gives everybody a day; the order says how long it takes by when an appeal becomes possible. */
function replySeconds({ appealTimestamp, paidTimestamp }: OrderDetail): number {
  const settleMs = (appealTimestamp ?? 0) - (paidTimestamp ?? 0);
  return (settleMs > 60 * 60_000 ? appealTimes.slow : appealTimes.fast).replyMs / 1_000;
}

type Reason = AppealReasons['reasons'][number];

interface ReasonsProps {
  order: OrderDetail;
  all: readonly Reason[];
  reason: AppealReason | undefined;
  onChange: (reason: AppealReason) => void;
  isMissing: boolean;
}

function Reasons({ order, all, reason, onChange, isMissing }: ReasonsProps) {
  const t = useText('p2p-appeals');
  const now = useServerNow();
  const timeOf = useAppealTime();
  const from = order.appealTimestamp ?? 0;
  const side = order.currencyUserSide === 'buy' ? 'buyer' : 'seller';
  return (
    <RadioGroup
      variant="cards"
      label={t('reason')}
      error={isMissing && t('reason_missing')}
      options={all
        .filter(({ sides }) => sides.includes(side))
        .map((listed) => ({
          value: listed.reason,
          label: reasonText(t, listed.reason),
          ...(listed.isUrgent || now >= from ? {} : { isDisabled: true, aside: t('reason_from', { time: timeOf(from, now) }) }),
        }))}
      value={reason}
      onChange={onChange}
    />
  );
}
