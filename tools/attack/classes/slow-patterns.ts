import { usdtRate } from '@peerbourse/contract/core/rates/usdt-rate';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { contractCalls } from '../../../apps/server/test/support/contract-calls.ts';
import { payingPerson } from '../../../apps/server/test/support/fixtures/paying-users.ts';
import { type Attack, inParallel, Tally } from '../tally.ts';
import { inputsWithText } from '../text-fields.ts';

/** 5,000 characters that a careless regular expression reads again and again. */
const texts = ['a', '0', ' ', '.', 'a@', 'a.a-', '((', '<a ', '\\', 'é́', '👩‍👩‍👧', '-_', '\t\n', '1,', '%41'].map(
  (part) => `${part.repeat(Math.ceil(5_000 / part.length)).slice(0, 4_999)}!`,
);
/** What others may have to wait while one request is read. */
const patienceMs = 2_000;

/** Every text field of every call with such texts, while somebody else asks for prices all the time. */
export const slowPatterns: Attack = async (env, { short }) => {
  const tally = new Tally();
  const { browser } = await payingPerson(env);
  const calls = (await contractCalls()).map(({ call }) => call).filter(({ role }) => role === 'api');
  let isOver = false;
  const watching = watch(() => isOver, env);
  await inParallel(calls, 3, async (call) => {
    for (const [index, text] of texts.entries()) {
      if (short && (index + call.path.length) % texts.length !== 0) continue;
      for (const { field, input } of inputsWithText(call, text)) {
        const asker = call.auth === 'guest' ? new Browser(env) : browser.copy();
        const { status } = await asker.call(call, input);
        tally.held(status < 500, `${text.slice(0, 10)}... as ${field} of ${call.path}: ${status}`);
      }
    }
  });
  isOver = true;
  const { longestMs, failures } = await watching;
  tally.held(longestMs < patienceMs, `meanwhile somebody else waited ${Math.round(longestMs)} ms`);
  tally.held(failures === 0, `meanwhile ${failures} requests of somebody else failed`);
  return tally;
};

async function watch(isOver: () => boolean, env: Parameters<Attack>[0]): Promise<{ longestMs: number; failures: number }> {
  let [longestMs, failures] = [0, 0];
  const other = new Browser(env);
  while (!isOver()) {
    const started = performance.now();
    const { body } = await other.call(usdtRate, {});
    longestMs = Math.max(longestMs, performance.now() - started);
    if (body.code !== usdtRate.ok) failures += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { longestMs, failures };
}
