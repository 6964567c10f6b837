import type { AccountId, AdNo } from '@peerbourse/contract/ids';
import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { DoubtCode } from '@peerbourse/contract/p2p/p2p-orders/checks/doubt.shape';
import { openHolds } from '#modules/identity/accounts/index.ts';
import { isYoung } from '#modules/identity/sessions/index.ts';
import { priceWarning } from '#modules/p2p/p2p-prices/index.ts';
import { isRestrictedFrom } from '#modules/p2p/p2p-users/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { isFirstTrade } from '../trade.table.ts';

export interface Doubt {
  code: DoubtCode;
  mustConfirm: boolean;
}

/** An order that somebody wants to place. */
interface Wanted {
  adNo: AdNo;
  coin: string;
  fiat: string;
  price: bigint;
}

/** A fixed list, in one order. */
export async function doubtsOf(db: Db, actor: UserActor, wanted: Wanted & { advertiserId: AccountId; side: AdSide }): Promise<Doubt[]> {
  const { accountId } = actor;
  return [
    ...doubt('restriction', await isBarred(db, accountId, wanted.side === 'sell' ? 'buy' : 'sell'), false),
    ...(await doubtsToConfirm(db, actor, wanted)),
    ...doubt('first-trade', await isFirstTrade(db, accountId, wanted.advertiserId), false),
  ];
}

/** Those that can hold an order up. A price far away is confirmed by a call of its own, which keeps the price that was confirmed. */
export async function doubtsToConfirm(db: Db, actor: UserActor, { adNo, coin, fiat, price }: Wanted): Promise<Doubt[]> {
  const { isWarned, isConfirmed } = await priceWarning(db, { accountId: actor.accountId, adNo, coin, fiat, price });
  return [...doubt('new-device', await isOnNewDevice(db, actor), true), ...doubt('price-deviation', isWarned, !isConfirmed)];
}

function doubt(code: DoubtCode, applies: boolean, mustConfirm: boolean): Doubt[] {
  return applies ? [{ code, mustConfirm }] : [];
}

/** By what staff or the rules of trading have set, or by a hold on the account. */
export async function isBarred(db: Db, accountId: AccountId, act: AdSide): Promise<boolean> {
  if (await isRestrictedFrom(db, accountId, act)) return true;
  return (await openHolds(db, accountId)).some(({ kind }) => kind === 'p2p' || (act === 'sell' && kind === 'p2p-sell'));
}

const newDeviceHours = 24;

export async function isOnNewDevice(db: Db, actor: UserActor): Promise<boolean> {
  return await isYoung(db, actor, newDeviceHours);
}
