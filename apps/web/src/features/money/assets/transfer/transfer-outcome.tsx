import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { CoinBalance } from '#queries/assets/coin-balances.query.ts';
import { useWalletName } from '../asset-text.ts';
import { balancesAfter, type TransferDraft } from './transfer.form.ts';

/** What both wallets have when it is done. */
export function TransferOutcome({ draft, coin }: { draft: TransferDraft; coin: CoinBalance }) {
  const format = useFormat();
  const t = useText('assets');
  const nameOf = useWalletName();
  const after = balancesAfter(draft, coin);
  const line = (side: 'from' | 'to') => ({
    name: t('afterwards', { wallet: nameOf(draft[side]) }),
    value: after ? format.amount(after[side], coin.coin) : '–',
    isFigure: true,
  });
  return (
    <div className="rounded-medium bg-sunken px-4 py-3">
      <DefinitionList variant="ends" definitions={[line('from'), line('to'), { name: t('fee'), value: t('fee_none') }]} />
    </div>
  );
}
