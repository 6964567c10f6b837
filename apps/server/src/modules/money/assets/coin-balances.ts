import type { coinBalances as call } from '@peerbourse/contract/money/assets/coin-balances';
import { formatUnits } from '@peerbourse/rules/money';
import { coinPicture } from '#modules/core/reference/index.ts';
import { heldByLots } from '#modules/money/ledger/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { exactValue, usdtValue } from './asset-value.rules.ts';
import { type CoinBalances, selectCoinBalances } from './balance.table.ts';
import { coinPrices } from './coin-prices.ts';

export const coinBalances: Handler<typeof call> = async ({ db, actor }) => {
  const [{ seq, coins }, prices, held] = await Promise.all([
    selectCoinBalances(db, actor),
    coinPrices(db),
    heldByLots(db, actor.accountId),
  ]);
  const heldOf = new Map(held.map((lot) => [lot.asset, lot]));
  return { seq, coins: coins.map((row) => balanceView(row, prices.get(row.coin)?.price, heldOf.get(row.coin))) };
};

function balanceView(row: CoinBalances, price: bigint | undefined, held: { amount: bigint; expiresAt: Date } | undefined) {
  const { coin, name, scale } = row;
  const total = row.spot + row.otc + row.contract + row.earn + row.aside;
  const shown = (units: bigint) => formatUnits(units, scale);
  return {
    coin,
    name,
    imgUrl: coinPicture(coin),
    scale,
    spot: shown(row.spot),
    otc: shown(row.otc),
    contract: shown(row.contract),
    earn: shown(row.earn),
    aside: shown(row.aside),
    asideFor: { ads: shown(row.ads), orders: shown(row.orders), margin: shown(row.margin), deposit: shown(row.deposit) },
    total: shown(total),
    withdrawable: shown(row.withdrawable),
    held: shown(held?.amount ?? 0n),
    heldUntil: held?.expiresAt.toISOString() ?? '',
    usdt: price === undefined ? '' : usdtValue(exactValue([{ units: total, scale, price }])),
  };
}
