import { randomBytes, randomInt } from 'node:crypto';
import { issueEncryptionKey } from '@peerbourse/contract/identity/security/issue-encryption-key';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser, sealWith } from '../support/browser.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How many logins are timed; without a number the test only shows that it runs. 20,000 in the nightly run, on a quiet machine. */
const samples = Number(process.env.PB_TIMING ?? 40);
const isJudged = process.env.PB_TIMING !== undefined;

let env: TestEnvironment;

beforeAll(async () => {
  // The cost of tests would hide what a hash gives away.
  env = await openTestEnvironment({ PB_PASSWORD_COST: 'full' });
  await env.start('api');
});
afterAll(() => env.close());

/** Everything but the login itself is done before the clock runs. */
async function timedLogIn(username: string): Promise<number> {
  const browser = new Browser(env);
  const { encryptKey } = await browser.ask(issueEncryptionKey, {});
  const { body, headers } = sealWith(encryptKey, logIn, { username, password: 'Wrong-Password-1' }, browser.deviceId);
  const started = performance.now();
  const answer = await browser.send(logIn, body, headers);
  const ms = performance.now() - started;
  expect(answer.body.code).toBe('20201');
  return ms;
}

/** How often a known name takes longer than an unknown one, of all pairs: 0.5 is chance. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const ranked = [...known.map((ms) => ({ ms, isKnown: true })), ...unknown.map((ms) => ({ ms, isKnown: false }))].sort(
    (a, b) => a.ms - b.ms,
  );
  let rankSum = 0;
  ranked.forEach(({ isKnown }, rank) => {
    if (isKnown) rankSum += rank + 1;
  });
  return (rankSum - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length);
}

it(`the time of ${samples} logins does not tell known names from unknown ones`, { timeout: 3_600_000 }, async () => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let warm = 0; warm < 10; warm++) await timedLogIn(`${randomBytes(6).toString('hex')}@quick.test`);
  for (let count = 0; count < samples; count++) {
    const kind = randomInt(2) === 0 ? 'known' : 'unknown';
    const name = kind === 'known' ? (await quickPerson(env)).email : `${randomBytes(6).toString('hex')}@quick.test`;
    times[kind].push(await timedLogIn(name));
  }
  const area = areaUnderCurve(times.known, times.unknown);
  const distance = Math.max(area, 1 - area);
  if (isJudged)
    process.stdout.write(`area under the curve: ${distance.toFixed(4)} (${times.known.length} known, ${times.unknown.length} unknown)\n`);
  if (isJudged) expect(distance).toBeLessThanOrEqual(0.55);
});
