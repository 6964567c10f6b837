import type { transferCoins as call } from '@peerbourse/contract/money/assets/transfer-coins';
import { formatUnits, unitsCeiling } from '@peerbourse/rules/money';
import { coins } from '#modules/core/reference/index.ts';
import { moveCoinsReturning, moveLegs, type Wallet } from '#modules/money/ledger/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { transferUnits } from './transfer.rules.ts';

export const transferCoins: Handler<typeof call> = async ({ tx, actor, submissionKey }, { coin, from, to, amount }) => {
  if (from === to) throw refuse('assets.same-wallet');
  const scale = (await coins(tx)).find((known) => known.coin === coin)?.scale;
  if (scale === undefined) throw refuse('assets.unknown-coin');
  const units = transferUnits(amount, scale);
  if (units === undefined) throw refuse('assets.bad-amount');
  if (units >= unitsCeiling) throw refuse('ledger.too-little');
  // The ledger remembers a key for longer than the answer to it is kept.
  const key = `transfer:${actor.accountId}:${submissionKey}`;
  const wallet = (purpose: Wallet) => ({ ownerId: actor.accountId, purpose });
  const legs = await moveCoinsReturning(tx, {
    kind: 'transfer',
    key,
    reference: '',
    legs: moveLegs(coin, units, wallet(from), wallet(to)),
  });
  const [taken, given] = [legs.find(({ amount: moved }) => moved < 0n), legs.find(({ amount: moved }) => moved > 0n)];
  must(taken?.balanceAfter != null && given?.balanceAfter != null, 'wallets have balances');
  return {
    journalId: taken.journalId,
    at: taken.at.toISOString(),
    fromBalance: formatUnits(taken.balanceAfter, scale),
    toBalance: formatUnits(given.balanceAfter, scale),
  };
};
