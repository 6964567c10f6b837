import { type WalletName, wallets } from '@peerbourse/contract/money/assets/asset.shape';
import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { formatUnits, isLess, parseUnits } from '@peerbourse/rules/money';
import type { CoinBalance } from '#queries/assets/coin-balances.query.ts';

/** What somebody is about to move. */
export interface TransferDraft {
  coin: string;
  from: WalletName;
  to: WalletName;
  /** As it stands in the field. */
  typed: string;
}

export function hasMovable(coins: readonly CoinBalance[]): boolean {
  return movable(coins).length > 0;
}

/** Coins of which something lies in a wallet. */
export function movable(coins: readonly CoinBalance[]): CoinBalance[] {
  return coins.filter((coin) => wallets.some((wallet) => isSome(coin[wallet])));
}

/** Begins with the wallet that holds most of the coin; without one, with the first coin that can be moved. */
export function firstDraft(coins: readonly CoinBalance[], wanted?: string): TransferDraft | undefined {
  const all = movable(coins);
  const coin = all.find((found) => found.coin === wanted) ?? all[0];
  if (!coin) return undefined;
  const from = wallets.reduce((fullest, wallet) => (isLess(coin[fullest], coin[wallet]) ? wallet : fullest));
  return { coin: coin.coin, from, to: defaultTarget(from), typed: '' };
}

/** Most coins go where they can be traded. */
function defaultTarget(from: WalletName): WalletName {
  return from === 'spot' ? 'otc' : 'spot';
}

export function swapped({ from, to, ...rest }: TransferDraft): TransferDraft {
  return { ...rest, from: to, to: from };
}

/** Choosing the wallet of the other side turns the way round: no transfer leads to where it began. */
export function withFrom(draft: TransferDraft, from: WalletName): TransferDraft {
  return from === draft.to ? swapped(draft) : { ...draft, from };
}

export function withTo(draft: TransferDraft, to: WalletName): TransferDraft {
  return to === draft.from ? swapped(draft) : { ...draft, to };
}

/** The amount to move, as it is sent; undefined while there is none. */
export function amountToMove({ typed }: TransferDraft): string | undefined {
  const amount = amountOf(typed);
  return amount !== undefined && isSome(amount) ? amount : undefined;
}

export function isTooMuch(draft: TransferDraft, coin: CoinBalance): boolean {
  const amount = amountToMove(draft);
  return amount !== undefined && isLess(coin[draft.from], amount);
}

/** What both wallets have afterwards, to the last unit; undefined where it cannot happen. */
export function balancesAfter(draft: TransferDraft, coin: CoinBalance): { from: string; to: string } | undefined {
  const amount = amountToMove(draft);
  if (amount === undefined || isTooMuch(draft, coin)) return undefined;
  const units = (text: string) => parseUnits(text, coin.scale);
  return {
    from: formatUnits(units(coin[draft.from]) - units(amount), coin.scale),
    to: formatUnits(units(coin[draft.to]) + units(amount), coin.scale),
  };
}

function isSome(amount: string): boolean {
  return isLess('0', amount);
}
