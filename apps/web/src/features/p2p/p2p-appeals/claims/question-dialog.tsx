import { questionClosedOrder } from '@peerbourse/contract/p2p/p2p-appeals/question-closed-order';
import { appealTimes } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { type ClaimReason, claimTermsOf, isInRescueTime } from '@peerbourse/rules/p2p-appeals/claim-reasons';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { orderAppealQuery } from '#queries/p2p-appeals/order-appeal.query.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { AddPictureDialog } from '../add-picture-dialog.tsx';
import { EvidenceList } from '../evidence-list.tsx';
import { reasonText } from '../reason-text.ts';
import { areEnough, WordsField } from '../words-field.tsx';

interface QuestionDialogProps {
  order: OrderDetail;
  reasons: readonly ClaimReason[];
  onClose: () => void;
}

/** One side questions an order that is over. What proves it is asked for right afterwards; coins that came back are in another order. */
export function QuestionDialog({ order, reasons, onClose }: QuestionDialogProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ orderNo: string; reason: ClaimReason }>();

  function finish(): void {
    onClose();
    if (asked && asked.orderNo !== order.orderNo) void navigate(`/p2p-trade/order/${asked.orderNo}`);
  }

  if (!asked) return <QuestionForm order={order} reasons={reasons} onAsked={setAsked} onClose={onClose} />;
  return <AddPictureDialog orderNo={asked.orderNo} asked={claimTermsOf(asked.reason).evidence[0]} onClose={finish} />;
}

interface QuestionFormProps extends QuestionDialogProps {
  onAsked: (asked: { orderNo: string; reason: ClaimReason }) => void;
}

function QuestionForm({ order, reasons, onAsked, onClose }: QuestionFormProps) {
  const t = useText('p2p-appeals');
  const orders = useText('p2p-orders');
  const duration = useDuration();
  const form = useId();
  const client = useQueryClient();
  const { run, isRunning, problem } = useOrderCommand(questionClosedOrder, order);
  const [reason, setReason] = useState<ClaimReason>();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (reason === undefined || !areEnough(text) || isRunning) return;
    const answer = await run({ reason, text: text.trim() });
    if (!answer) return;
    void client.invalidateQueries({ queryKey: orderAppealQuery(order.orderNo).queryKey });
    if (answer.isDone) onAsked({ orderNo: answer.order.continuedByOrderNo ?? order.orderNo, reason });
    else onClose();
  }

  return (
    <FormDialog
      title={t('question')}
      note={t('question_note', { time: duration(appealTimes.slow.replyMs / 1_000) })}
      form={form}
      submitLabel={t('question')}
      runningLabel={t('sending')}
      cancelLabel={orders('back')}
      isRunning={isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ProblemBanner problem={problem} />
        <RadioGroup
          variant="cards"
          label={t('reason')}
          error={isChecked && reason === undefined && t('reason_missing')}
          options={reasons.map((each) => ({ value: each, label: reasonText(t, each) }))}
          value={reason}
          onChange={setReason}
        />
        {reason === 'paid-late' && <LateNote order={order} />}
        {reason && <EvidenceList kinds={claimTermsOf(reason).evidence} />}
        <WordsField label={t('words')} value={text} onChange={setText} isChecked={isChecked} />
      </form>
    </FormDialog>
  );
}

/** What happens with the coins, before it is sent. */
function LateNote({ order }: { order: OrderDetail }) {
  const t = useText('p2p-appeals');
  const now = useServerNow();
  return <Banner tone="info">{t(isInRescueTime({ closedAt: order.closedTimestamp }, now) ? 'late_rescue' : 'late_claim')}</Banner>;
}
