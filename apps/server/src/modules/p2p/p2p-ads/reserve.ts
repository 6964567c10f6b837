import type { AccountId, AdNo } from '@peerbourse/contract/ids';
import { moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Side } from './ad.table.ts';

export interface Reserved {
  adNo: AdNo;
  accountId: AccountId;
  side: Side;
  coin: string;
}

/** Coins of a sell ad go aside, or come back when `units` are below zero. The version makes it happen once for each change of the ad. */
export async function moveReserve(tx: Tx, { adNo, accountId, side, coin }: Reserved, units: bigint, version: number): Promise<void> {
  if (side === 'buy' || units === 0n) return;
  const wallet = { ownerId: accountId, purpose: 'otc' } as const;
  const aside = { ownerId: accountId, purpose: 'ad-reserve' } as const;
  const isMore = units > 0n;
  await moveCoins(tx, {
    kind: isMore ? 'p2p-ad-reserve' : 'p2p-ad-return',
    key: `p2p-ad:${adNo}:${version}`,
    reference: adNo,
    legs: isMore ? moveLegs(coin, units, wallet, aside) : moveLegs(coin, -units, aside, wallet),
    // What is offered for sale is on its way out: lots hold it back from here on.
    ...(isMore ? { leavingOwnerId: accountId } : {}),
  });
}
