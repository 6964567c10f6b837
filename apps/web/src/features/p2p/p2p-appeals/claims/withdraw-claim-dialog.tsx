import { withdrawClaim } from '@peerbourse/contract/p2p/p2p-appeals/withdraw-claim';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { orderAppealQuery } from '#queries/p2p-appeals/order-appeal.query.ts';

/** Says what withdrawing means before it is done. */
export function WithdrawClaimDialog({ orderNo, onClose }: { orderNo: string; onClose: () => void }) {
  const t = useText('p2p-appeals');
  const orders = useText('p2p-orders');
  const form = useId();
  const client = useQueryClient();
  const { run, isRunning, problem } = useCallMutation(withdrawClaim);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = isRunning ? undefined : await run({ orderNo });
    if (!answer) return;
    onClose();
    const { queryKey } = orderAppealQuery(orderNo);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
  }

  return (
    <FormDialog
      width="small"
      title={t('withdraw_claim')}
      form={form}
      submitLabel={t('withdraw_claim')}
      runningLabel={t('withdrawing')}
      cancelLabel={orders('back')}
      isRunning={isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <ProblemBanner problem={problem} />
        <p className="text-ink-soft">{t('withdraw_claim_text')}</p>
      </form>
    </FormDialog>
  );
}
