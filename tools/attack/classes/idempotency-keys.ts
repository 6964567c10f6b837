import { randomUUID } from 'node:crypto';
import { headers } from '@peerbourse/contract/headers';
import { changeUserName } from '@peerbourse/contract/identity/accounts/change-user-name';
import { transferCoins } from '@peerbourse/contract/money/assets/transfer-coins';
import { refusals } from '@peerbourse/contract/refusals';
import { giveCoins, type QuickPerson, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

const transfer = (amount: string) => ({ coin: 'USDT', from: 'spot' as const, to: 'otc' as const, amount });

/** One key with another body, at another call, by another user, in no form of a key, and many times at once. */
export const idempotencyKeys: Attack = async (env, { short }) => {
  const tally = new Tally();
  for (const _round of times(short ? 2 : 20, (index) => index)) {
    const [one, two] = [await quickPerson(env), await quickPerson(env)];
    for (const { accountId } of [one, two]) await giveCoins(env, accountId, 'USDT', 'spot', 100_000_000n);
    const key = randomUUID();
    const send = (by: QuickPerson, amount: string, as: string | undefined = key) =>
      by.browser.copy().call(transferCoins, transfer(amount), { [headers.idempotencyKey]: as });

    const answers = await Promise.all(times(8, (index) => send(one, '5', index % 2 === 0 ? key : key.toUpperCase())));
    const journals = new Set(answers.map(({ body }) => body.data?.journalId));
    mustBe(answers.every(({ body }) => body.code === transferCoins.ok) && journals.size > 0, 'a key gives its answer again');
    tally.held(journals.size === 1, `8 submissions of one key at once made ${journals.size} journals`);
    tally.held((await balanceOf(one)) === '5', `8 submissions of one key moved ${await balanceOf(one)} instead of 5`);

    const reused = refusals['request.key-reused'].code;
    const other = await send(one, '50');
    tally.held(other.body.code === reused, `another amount under the key was answered ${other.body.code}`);
    const theirs = await send(two, '7');
    tally.held(
      theirs.body.code === transferCoins.ok && !journals.has(theirs.body.data.journalId),
      'a key of another user gave their answer',
    );
    const named = await one.browser.call(changeUserName, { userName: 'Under one key' }, { [headers.idempotencyKey]: key });
    tally.held(!('journalId' in ((named.body.data ?? {}) as object)), 'a key of another call gave its answer');
    for (const none of ['', 'one', '00000000-0000-0000-0000-00000000000g', `${key}, ${randomUUID()}`]) {
      tally.refused(transferCoins, await send(one, '1', none), `the key "${none}"`);
    }
    tally.held((await balanceOf(one)) === '5', `in the end ${await balanceOf(one)} were moved instead of 5`);
  }

  async function balanceOf({ accountId }: QuickPerson): Promise<string> {
    const [row] = await env.query<{ balance: string }>(
      `SELECT trunc(balance / 1000000)::text AS balance FROM ledger_account_balances WHERE owner_id = $1 AND asset = 'USDT' AND purpose = 'otc'`,
      [accountId],
    );
    return row?.balance ?? '0';
  }
  return tally;
};
