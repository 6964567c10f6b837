import type { proposeCorrection as call } from '@peerbourse/contract/money/ledger/propose-correction';
import { audit } from '#modules/core/audit/index.ts';
import { coins } from '#modules/core/reference/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { ownerIdOf } from '../ledger.table.ts';
import { correctionUnits, isWithinLimit } from './correction.rules.ts';
import { correctionByNo, insertCorrection, lockProposals, proposedToday } from './correction.table.ts';
import { correctionView, houseSubject } from './correction.view.ts';
import { limitsOf } from './correction-limits.ts';
import { correctionValue } from './correction-value.ts';

/** The first person. Nothing moves before somebody else has decided. */
export const proposeCorrection: Handler<typeof call> = async ({ tx, actor, visitor }, input) => {
  const ownerId = input.userId === null ? null : await ownerIdOf(tx, input.userId);
  if (ownerId === undefined) throw refuse('customers.unknown');
  const coin = (await coins(tx)).find((known) => known.coin === input.coin);
  if (!coin) throw refuse('assets.unknown-coin');
  const amount = correctionUnits(input.amount, coin.scale);
  if (amount === undefined) throw refuse('assets.bad-amount');
  const value = await correctionValue(tx, coin, amount);
  const usdtValue = await admittedValue(tx, actor.staffId, value, ownerId === null);
  const correctionNo = publicNumber();
  const { wallet, reason } = input;
  await insertCorrection(tx, { correctionNo, ownerId, asset: coin.coin, wallet, amount, usdtValue, reason, staffId: actor.staffId });
  const details = { correctionNo, coin: coin.coin, wallet, amount: input.amount, reason };
  await audit(tx, { actor, act: 'ledger.correction-proposed', subject: input.userId ?? houseSubject, details, address: visitor.address });
  return correctionView(await correctionByNo(tx, correctionNo));
};

async function admittedValue(tx: Tx, staffId: string, usdtValue: bigint | undefined, isOfHouse: boolean): Promise<bigint> {
  const limits = await limitsOf(tx, isOfHouse);
  if (!isWithinLimit(usdtValue, 0n, limits.each)) throw refuse('ledger.over-limit');
  await lockProposals(tx, staffId);
  const before = await proposedToday(tx, staffId, isOfHouse);
  if (!isWithinLimit(usdtValue, before, limits.day)) throw refuse('ledger.over-limit');
  return usdtValue;
}
