import { refusals } from '@peerbourse/contract/refusals';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { contractCalls } from '../../../apps/server/test/support/contract-calls.ts';
import { prepare } from '../../../apps/server/test/support/fixtures/valid-requests.ts';
import { type Attack, inParallel, Tally } from '../tally.ts';

/** Every call that is not for guests, asked by a guest: empty, and in the full form also with an input that would be right. */
export const privateCalls: Attack = async (env, { short }) => {
  const tally = new Tally();
  const calls = (await contractCalls()).map(({ call }) => call).filter(({ auth }) => auth !== 'guest');
  await inParallel(calls, 4, async (call) => {
    const guest = new Browser(env);
    const bodies = ['{}', ...(short || call.role === 'admin' ? [] : [JSON.stringify((await prepare(env, call)).input)])];
    for (const body of bodies) {
      const answer = await guest.send(call, body, {});
      tally.held(answer.body.code === refusals['session.missing'].code, `a guest at ${call.path}: ${answer.status} ${answer.body.code}`);
    }
  });
  return tally;
};
