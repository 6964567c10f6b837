import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerByEmail } from '@peerbourse/contract/identity/accounts/register-by-email';
import { changePassword } from '@peerbourse/contract/identity/security/change-password';
import { setFundPassword } from '@peerbourse/contract/identity/security/set-fund-password';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';
import { giveCode, giveFactors, knownCode, quickPerson } from '../support/fixtures/quick-users.ts';
import { goodPassword } from '../support/fixtures/users.ts';
import { freePort } from '../support/free-port.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How many requests carry a canary; 10,000 in the nightly run. */
const requests = Number(process.env.PB_CANARIES ?? 120);
const folder = mkdtempSync(join(tmpdir(), 'pb-canary-'));
const logFile = join(folder, 'log');

let env: TestEnvironment;
let end: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  env = await openTestEnvironment({ PB_API_PORT: String(port), PB_LOG_LEVEL: 'debug' });
  // A process of its own, whose every line is kept.
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts'), '--roles=api'], {
    env: { PATH: process.env.PATH, ...env.variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = createWriteStream(logFile);
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  await once(child, 'message');
  const address = `http://127.0.0.1:${port}`;
  await env.start('api', async () => ({ address, leave: () => undefined, stop: async () => undefined }));
  end = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    log.end();
  };
});

afterAll(async () => {
  await env.close();
  rmSync(folder, { recursive: true, force: true });
});

it(`over ${requests} requests no password, fund password or token is readable in logs or in the database`, {
  timeout: 3_600_000,
}, async () => {
  const secrets: string[] = [];
  const codes = new Set<string>();
  for (let count = 0; count < requests; count += 5) {
    const canary = `Canary-${randomBytes(9).toString('hex')}-7`;
    const fund = String(100_000 + (randomBytes(4).readUInt32BE() % 900_000));
    secrets.push(canary);
    const person = await quickPerson(env);
    const email = `${randomBytes(6).toString('hex')}@canary.test`;
    const newcomer = new Browser(env);
    await giveCode(env, 'register', email, newcomer.deviceId);
    const input = { email, code: knownCode, password: canary, country: 'DE' };
    const answers = [
      await newcomer.call(registerByEmail, input),
      await new Browser(env).call(logIn, { username: person.email, password: canary }),
      await person.browser.call(changePassword, {
        oldPassword: goodPassword,
        password: canary,
        factors: await giveFactors(env, person, 'change-password'),
      }),
      await person.browser.call(setFundPassword, {
        fundPassword: fund,
        factors: await giveFactors(env, person, 'set-fund-password'),
      }),
      // A client that forgot to seal: the password reaches us in the open and must not stay.
      await new Browser(env).send(logIn, JSON.stringify({ username: canary, password: canary, secretKey: canary }), {}),
    ];
    for (const { body } of answers) codes.add(String(body.code));
    for (const name of ['__Host-pb_at', '__Host-pb_rt']) secrets.push(person.browser.cookies.get(name) ?? canary);
  }
  expect([...codes]).toContain('00000');
  await end();
  const log = readFileSync(logFile, 'utf8');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  expect(await readableIn(secrets)).toEqual([]);
  // The search itself can find: one as text inside of others, one as bytes.
  const [password = '', token = ''] = secrets;
  await env.query(`INSERT INTO settings_versions (key, version, value, author) VALUES ('x', 1, to_jsonb($1::text), 'test')`, [
    `a${token}b`,
  ]);
  await env.query(`INSERT INTO secrets_tickets (ticket_hash, kind, expires_at) VALUES ($1, 'x', app_now())`, [Buffer.from(password)]);
  expect((await readableIn(secrets)).sort()).toEqual([`secrets_tickets: ${password}`, `settings_versions: ${token}`]);
});

/** Every column of every table, as text, and bytes as what they spell. */
async function readableIn(secrets: readonly string[]): Promise<string[]> {
  const known = new Set(secrets);
  const tables = await env.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const { row } of await env.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t`)) {
      const bytes = (row.match(/\\x(?:[0-9a-f]{2})+/g) ?? []).map((hex) => Buffer.from(hex.slice(2), 'hex').toString('latin1'));
      const words = [row, ...bytes].flatMap(wordsOf);
      found.push(...words.filter((word) => known.has(word)).map((word) => `${name}: ${word}`));
    }
  }
  return found;
}

/** Everything in a text that has the shape of a canary or of a token. */
function wordsOf(text: string): string[] {
  const tokens = (text.match(/[\w-]{43,}/g) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 42 }, (_, at) => run.slice(at, at + 43)),
  );
  return [...(text.match(/Canary-[0-9a-f]{18}-7/g) ?? []), ...tokens];
}
