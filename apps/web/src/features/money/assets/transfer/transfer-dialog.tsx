import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { type CoinBalance, coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { useWalletName } from '../asset-text.ts';
import { renewAssets } from '../renew-assets.ts';
import { amountToMove, firstDraft, isTooMuch, movable, type TransferDraft } from './transfer.form.ts';
import { TransferFields } from './transfer-fields.tsx';

interface TransferDialogProps {
  /** The coin to begin with. */
  coin?: string;
  onClose: () => void;
}

/** Moves coins from one wallet to another. */
export function TransferDialog({ coin, onClose }: TransferDialogProps) {
  const t = useText('assets');
  const form = useId();
  const act = useCallMutation(transferCoins);
  return (
    <FormDialog
      onClose={onClose}
      title={t('transfer_title')}
      note={t('transfer_note')}
      width="small"
      form={form}
      submitLabel={t('transfer')}
      runningLabel={t('transferring')}
      cancelLabel={t('cancel')}
      isRunning={act.isRunning}
    >
      <QueryBoundary query={coinBalancesQuery} fallback={<Skeleton shape="block" className="h-90" />}>
        {({ coins }) => <TransferForm id={form} coins={coins} wanted={coin} act={act} onDone={onClose} />}
      </QueryBoundary>
    </FormDialog>
  );
}

interface TransferFormProps {
  id: string;
  coins: readonly CoinBalance[];
  wanted: string | undefined;
  act: ReturnType<typeof useCallMutation<typeof transferCoins>>;
  onDone: () => void;
}

function TransferForm({ id, coins, wanted, act, onDone }: TransferFormProps) {
  const format = useFormat();
  const t = useText('assets');
  const nameOf = useWalletName();
  const client = useQueryClient();
  const [given, setGiven] = useState<TransferDraft>();
  const [isChecked, setIsChecked] = useState(false);
  const draft = given ?? firstDraft(coins, wanted);
  const coin = draft && coins.find((found) => found.coin === draft.coin);
  if (!draft || !coin) return <p>{t('nothing_to_move')}</p>;

  function change(next: TransferDraft): void {
    setGiven(next);
    act.reset();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (!draft || !coin || act.isRunning) return;
    const amount = amountToMove(draft);
    if (amount === undefined || isTooMuch(draft, coin)) return;
    const answer = await act.run({ coin: draft.coin, from: draft.from, to: draft.to, amount });
    if (!answer) return;
    void renewAssets(client);
    const values = { amount: format.number(amount), coin: draft.coin, from: nameOf(draft.from), to: nameOf(draft.to) };
    showToast('success', t('transferred', values));
    onDone();
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TransferFields coins={movable(coins)} coin={coin} draft={draft} onChange={change} isChecked={isChecked} problem={act.problem} />
    </form>
  );
}
