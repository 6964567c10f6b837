import type { DoubtCode } from '@peerbourse/contract/p2p/p2p-orders/checks/doubt.shape';
import type { Terms } from '#modules/p2p/p2p-ads/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { doubtsToConfirm } from './doubts.ts';

interface Confirmed {
  confirmedDoubts: readonly DoubtCode[];
  shareCode?: string | undefined;
}

/** Nobody places a doubtful order without having been told: the question leads to the ad, where its doubts stand. */
export async function refuseDoubtful(
  { tx, actor }: CallContext<UserActor>,
  { row, price }: Terms,
  { confirmedDoubts, shareCode }: Confirmed,
): Promise<void> {
  const { adNo, side, coin, fiat } = row;
  const open = (await doubtsToConfirm(tx, actor, { adNo, coin, fiat, price })).filter(({ mustConfirm }) => mustConfirm);
  if (open.some(({ code }) => code === 'price-deviation')) throw refuse('p2p-prices.unconfirmed');
  if (open.every(({ code }) => confirmedDoubts.includes(code))) return;
  const hall = `/p2p-trade/${side === 'sell' ? 'buy' : 'sell'}/${coin}-${fiat}?ad=${adNo}`;
  throw refuse('risk.question', { params: { requestId: adNo, url: shareCode === undefined ? hall : `/p2p-trade/code/${shareCode}` } });
}
