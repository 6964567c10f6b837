import type { transferCoins as call } from '@peerbourse/contract/assets/transfer-coins';
import { formatUnits } from '@peerbourse/rules/money';
import { moveCoins, moveLegs, type Wallet } from '#modules/ledger/index.ts';
import { coins } from '#modules/reference/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { moreThanAnybodyHas, transferUnits } from './transfer.rules.ts';
import { type Transfer, transferOfKey } from './transfer.table.ts';

export const transferCoins: Handler<typeof call> = async ({ tx, actor, submissionKey }, { coin, from, to, amount }) => {
  must(actor.kind === 'user', 'only users reach this verb');
  if (from === to) throw refuse('assets.same-wallet');
  const scale = (await coins(tx)).find((known) => known.coin === coin)?.scale;
  if (scale === undefined) throw refuse('assets.unknown-coin');
  const units = transferUnits(amount, scale);
  if (units === undefined) throw refuse('assets.bad-amount');
  if (units >= moreThanAnybodyHas) throw refuse('ledger.too-little');
  const key = `transfer:${actor.accountId}:${submissionKey}`;
  // The ledger remembers a key for longer than the answer to it is kept.
  const known = await transferOfKey(tx, key);
  if (known && !isSame(known, { coin, from, to, units })) throw refuse('request.key-reused');
  const wallet = (purpose: Wallet) => ({ ownerId: actor.accountId, purpose });
  if (!known) await moveCoins(tx, { kind: 'transfer', key, reference: '', legs: moveLegs(coin, units, wallet(from), wallet(to)) });
  const done = known ?? (await transferOfKey(tx, key));
  must(done, 'a transfer is there once it was made');
  return {
    journalId: done.journalId,
    at: done.at.toISOString(),
    fromBalance: formatUnits(done.fromBalance, scale),
    toBalance: formatUnits(done.toBalance, scale),
  };
};

function isSame(done: Transfer, wish: Pick<Transfer, 'coin' | 'from' | 'to' | 'units'>): boolean {
  return done.coin === wish.coin && done.from === wish.from && done.to === wish.to && done.units === wish.units;
}
