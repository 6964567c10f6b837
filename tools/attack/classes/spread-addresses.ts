import { randomInt } from 'node:crypto';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { refusals } from '@peerbourse/contract/refusals';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { proofOf } from '../../../apps/server/test/support/solve-proof.ts';
import type { AttackEnvironment } from '../environment.ts';
import { type Attack, Tally, times } from '../tally.ts';

const hex = () => randomInt(1, 0xffff).toString(16);

/** One subscriber with many addresses, or one address in many forms, is one network: more addresses give no more guesses. */
export const spreadAddresses: Attack = async (env, { short }) => {
  const tally = new Tally();
  const net = `2001:db8:${hex()}:${hex()}`;
  const [a, b, c, d] = times(4, () => randomInt(1, 255));
  const mapped = `${((a ?? 0) * 256 + (b ?? 0)).toString(16)}:${((c ?? 0) * 256 + (d ?? 0)).toString(16)}`;
  const groups: Record<string, string[]> = {
    'addresses of one /64': [`${net}::1`, `${net}:ffff:1:2:3`, `${net}:${hex()}:${hex()}:${hex()}:${hex()}`],
    'forms of one IPv6 address': [`${net}::7`, `${net}:0:0:0:7`, `${net.toUpperCase()}:0000:0000:0000:0007`],
    'forms of one IPv4 address': [`${a}.${b}.${c}.${d}`, `::ffff:${a}.${b}.${c}.${d}`, `::ffff:${mapped}`],
  };
  for (const [name, addresses] of Object.entries(groups)) {
    const { email } = await quickPerson(env);
    for (const address of addresses) await guess(env, email, address);
    const networks = await networksOf(env, email);
    tally.held(networks.length === 1, `${name} (${addresses.join(', ')}) are counted as ${networks.join(', ')}`);
  }
  await tryForged(env, tally);
  if (!short) await tryLimit(env, tally, net);
  return tally;
};

/** What a visitor says about where a request comes from is not believed by the proxy in front. */
async function tryForged(env: AttackEnvironment, tally: Tally): Promise<void> {
  const { email } = await quickPerson(env);
  const behindFront = { ...env, addressOf: () => env.front } as AttackEnvironment;
  for (const address of ['198.51.100.7', '198.51.100.8, 127.0.0.1', '2001:db8::9']) await guess(behindFront, email, address);
  const networks = await networksOf(env, email);
  tally.held(networks.length === 1, `made-up addresses are counted as ${networks.join(', ')}`);
}

/** After ten guesses the next address of the same /64 has none left, while another subscriber has. */
async function tryLimit(env: AttackEnvironment, tally: Tally, net: string): Promise<void> {
  const { email } = await quickPerson(env);
  for (const index of times(10, (n) => n)) await guess(env, email, `${net}::a${index}`);
  const tooMany = refusals['security.too-many-guesses'].code;
  for (const address of [`${net}::b`, `${net}:1:1:1:1`, `${net}:ffff:ffff:ffff:ffff`]) {
    tally.held((await guess(env, email, address)) === tooMany, `the eleventh guess came from ${address}`);
  }
  const other = await guess(env, email, `2001:db9:${hex()}:${hex()}::1`);
  tally.held(other === refusals['security.wrong-login'].code, `another network was answered ${String(other)}`);
}

/** A wrong password; the work that the third guess asks for is done. */
async function guess(env: AttackEnvironment, username: string, address: string): Promise<unknown> {
  const browser = new Browser(env);
  browser.address = address;
  const { body } = await browser.call(logIn, { username, password: 'Wrong-Password-1' });
  if (body.code !== refusals['security.proof-needed'].code) return body.code;
  return (await browser.call(logIn, { username, password: 'Wrong-Password-1', proof: await proofOf(body.data) })).body.code;
}

async function networksOf(env: AttackEnvironment, name: string): Promise<string[]> {
  const rows = await env.query<{ subject: string }>(
    `SELECT subject FROM secrets_guesses WHERE kind = 'password' AND subject LIKE $1 || '|%'`,
    [name],
  );
  return rows.map(({ subject }) => subject.slice(name.length + 1));
}
