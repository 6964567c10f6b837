import { randomBytes } from 'node:crypto';
import type { Call } from '@peerbourse/contract/call';
import { confirmPasswordReset } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { issueEncryptionKey } from '@peerbourse/contract/identity/security/issue-encryption-key';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { Browser, sealWith } from '../../../apps/server/test/support/browser.ts';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, Tally, times } from '../tally.ts';

const unknownName = () => `${randomBytes(6).toString('hex')}@quick.test`;

/** What a stranger may ask about a name. */
const questions: Record<string, (name: string) => [Call, Record<string, unknown>]> = {
  'a wrong password': (username) => [logIn, { username, password: 'Wrong-Password-1' }],
  'a wrong code': (username) => [confirmPasswordReset, { username, code: '000000' }],
  'a code to reset': (email) => [sendCode, { purpose: 'reset-password', channel: 'email', email }],
  'a code to register': (email) => [sendCode, { purpose: 'register', channel: 'email', email }],
};

/** Known and unknown names must be answered alike; in the full form also in about the same time. */
export const enumeration: Attack = async (env, { short }) => {
  const tally = new Tally();
  for (const [question, ask] of Object.entries(questions)) {
    for (const _round of times(short ? 1 : 5, (index) => index)) {
      const browsers = [new Browser(env), new Browser(env)] as const;
      const [known, unknown] = [(await quickPerson(env)).email, unknownName()];
      // The fourth question of a browser may be answered otherwise than the first.
      for (const _again of times(3, (index) => index)) {
        const answers = await Promise.all([known, unknown].map((name, index) => answerTo(browsers[index as 0 | 1], ask(name), name)));
        tally.held(answers[0] === answers[1], `${question}: known ${answers[0]}, unknown ${answers[1]}`);
      }
    }
  }
  if (!short) await tryTimes(env, tally);
  return tally;
};

/** The answer without what differs at every request; names and their masks become one word. */
async function answerTo(browser: Browser, [call, input]: [Call, Record<string, unknown>], name: string): Promise<string> {
  const { status, headers, body } = await browser.call(call, input);
  const { requestId: _id, ...told } = body;
  const text = JSON.stringify(told)
    .replaceAll(name, 'NAME')
    .replaceAll(/[^",]*\*+@[^",]*/g, 'MASK');
  const withoutWork = text.replaceAll(/"[0-9a-f]{16,}"/g, '"drawn"').replaceAll(/\d{10,}|(?<="retryAfterSeconds":)\d+/g, 'N');
  return `${status} ${[...headers.keys()]
    .filter((header) => header !== 'retry-after')
    .sort()
    .join(',')} ${withoutWork}`;
}

/** In turn, so that whatever else the machine does hits both alike. The bound is for a machine under load. */
async function tryTimes(env: AttackEnvironment, tally: Tally): Promise<void> {
  const spent: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (const round of times(160, (index) => index)) {
    const kind = round % 2 === 0 ? 'known' : 'unknown';
    const ms = await timedLogIn(env, kind === 'known' ? (await quickPerson(env)).email : unknownName());
    if (round >= 20) spent[kind].push(ms);
  }
  const [known, unknown] = [medianOf(spent.known), medianOf(spent.unknown)];
  const isAlike = Math.abs(known - unknown) < Math.max(3, 0.5 * Math.min(known, unknown));
  tally.held(isAlike, `a known name takes ${known.toFixed(1)} ms, an unknown one ${unknown.toFixed(1)} ms`);
}

async function timedLogIn(env: AttackEnvironment, username: string): Promise<number> {
  const browser = new Browser(env);
  const { encryptKey } = await browser.ask(issueEncryptionKey, {});
  const sealed = sealWith(encryptKey, logIn, { username, password: 'Wrong-Password-1' }, browser.deviceId);
  const started = performance.now();
  await browser.send(logIn, sealed.body, sealed.headers);
  return performance.now() - started;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
