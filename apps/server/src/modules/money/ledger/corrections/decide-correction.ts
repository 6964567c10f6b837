import type { decideCorrection as call } from '@peerbourse/contract/money/ledger/decide-correction';
import { formatUnits } from '@peerbourse/rules/money';
import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import { coins } from '#modules/core/reference/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { isWithinLimit } from './correction.rules.ts';
import { approveCorrection, correctionByNo, type OpenCorrection, rejectCorrection, takeCorrection } from './correction.table.ts';
import { correctionView, houseSubject } from './correction.view.ts';
import { limitsOf } from './correction-limits.ts';
import { correctionValue } from './correction-value.ts';

/** The second person, who is not the first. An approved correction is carried out in the same transaction. */
export const decideCorrection: Handler<typeof call> = async (ctx, { correctionNo, isApproved }) => {
  const { tx, actor, visitor } = ctx;
  const correction = await takeCorrection(tx, correctionNo);
  if (!correction) throw refuse('ledger.correction-over');
  if (correction.proposerStaffId === actor.staffId) throw refuse('ledger.own-correction');
  const journalId = isApproved ? await carryOut(ctx, correctionNo, correction) : null;
  const state = isApproved ? 'approved' : 'rejected';
  if (!isApproved) await rejectCorrection(tx, correction.id, actor.staffId);
  const details = { correctionNo, state, journalId };
  await audit(tx, {
    actor,
    act: 'ledger.correction-decided',
    subject: correction.userId ?? houseSubject,
    details,
    address: visitor.address,
  });
  return correctionView(await correctionByNo(tx, correctionNo));
};

async function carryOut({ tx, config, actor }: CallContext<StaffActor>, correctionNo: string, correction: OpenCorrection): Promise<string> {
  const coin = (await coins(tx)).find((known) => known.coin === correction.asset);
  must(coin, 'coins are never taken off the list');
  // Prices and limits may have changed since it was proposed.
  const usdtValue = await correctionValue(tx, coin, correction.amount);
  const { each } = await limitsOf(tx, correction.ownerId === null);
  if (!isWithinLimit(usdtValue, 0n, each)) throw refuse('ledger.over-limit');
  const isCredit = correction.amount > 0n;
  const journalId = await approveCorrection(tx, correctionNo, actor.staffId);
  if (correction.ownerId === null) return journalId;
  await notify(tx, config, {
    accountId: correction.ownerId,
    kind: isCredit ? 'coins_credited' : 'coins_debited',
    values: { amount: `${formatUnits(isCredit ? correction.amount : -correction.amount, coin.scale)} ${coin.coin}` },
    isSecurity: false,
  });
  return journalId;
}
