import type { WalletName } from '@peerbourse/contract/money/assets/asset.shape';
import type { totalAssets as call } from '@peerbourse/contract/money/assets/total-assets';
import { coins } from '#modules/core/reference/index.ts';
import { balancesOf } from '#modules/money/ledger/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { btcValue, exactValue, usdtValue, walletOfPurpose } from './asset-value.rules.ts';
import { type CoinPrice, coinPrices } from './coin-prices.ts';

export const totalAssets: Handler<typeof call> = async ({ db, actor }) => {
  const [balances, known, prices] = await Promise.all([balancesOf(db, actor.accountId), coins(db), coinPrices(db)]);
  const scales = new Map(known.map(({ coin, scale }) => [coin, scale]));
  const holdings = balances.map(({ asset, purpose, balance }) => ({
    wallet: walletOfPurpose[purpose],
    units: balance,
    scale: scales.get(asset) ?? 0,
    price: prices.get(asset)?.price,
  }));
  const usdtValueOf = (those: typeof holdings) => {
    const exact = exactValue(those);
    return { btc: btcValue(exact, prices.get('BTC')?.price), usdt: usdtValue(exact) };
  };
  const inWallet = (name: WalletName) => usdtValueOf(holdings.filter(({ wallet }) => wallet === name));
  const total = usdtValueOf(holdings);
  const contract = inWallet('contract');
  return {
    totalAsset: {
      totalBTC: total.btc,
      totalUSDT: total.usdt,
      contract,
      otc: inWallet('otc'),
      spot: inWallet('spot'),
      // As long as all contracts are margined in USDT, their line is all lines.
      mcp: contract,
      earn: inWallet('earn'),
    },
    pricesAt: oldest(
      prices,
      balances.map(({ asset }) => asset),
    ),
  };
};

/** BTC's own price is needed as soon as anything is valued in it. */
function oldest(prices: ReadonlyMap<string, CoinPrice>, held: readonly string[]): string {
  const used = held.length > 0 ? [...held, 'BTC'] : [];
  const times = used.flatMap((coin) => prices.get(coin)?.at?.toISOString() ?? []);
  return times.toSorted()[0] ?? '';
}
