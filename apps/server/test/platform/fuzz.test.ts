import type { Call } from '@peerbourse/contract/call';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractCalls } from '../support/contract-calls.ts';
import type { Prepared } from '../support/fixtures/valid-request.ts';
import { prepare } from '../support/fixtures/valid-requests.ts';
import { byAnyStaff, preparedStaff } from '../support/fixtures/valid-staff-requests.ts';
import { hostileLeaf, type JsonSchema, valuesOf } from '../support/hostile-values.ts';
import { type CallAnswer, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How many inputs each call meets; 500 at `npm run -s fuzz`. Of these one in 25 is prepared to succeed. */
const perCall = Number(process.env.PB_FUZZ ?? 50);
const successes = Math.max(2, Math.round(perCall / 25));

interface Tally {
  path: string;
  succeeded: number;
  valid: number;
  broken: number;
  codes: Map<string, number>;
}

let env: TestEnvironment;
const tallies: Tally[] = [];
const calls = (await contractCalls()).map(({ call }) => ({ path: call.path, call }));

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  const pairs = await env.query<{ pair: string }>('SELECT pair FROM rates_pairs');
  for (const { pair } of pairs) await env.call(publishPrice, { pair, price: '100', reason: 'a price of the tests' });
  // Published prices of the tests may jump as they like.
  await env.query(`INSERT INTO settings_versions (key, version, value, author) VALUES ('rates.maxJumpPercent', 1, '100', 'test')`);
});

function wayOf(call: Call): Promise<Prepared> {
  return call.role === 'api' ? prepare(env, call) : (preparedStaff[call.path] ?? byAnyStaff())(env);
}

/** Whether the call before has ended the session that it came with. */
function isOut(call: Call, { cookies }: Prepared['browser']): boolean {
  return call.auth !== 'guest' && !cookies.has(call.role === 'api' ? 'login' : '__Host-pb_staff');
}

afterAll(async () => {
  await env.close();
  if (process.env.PB_FUZZ) process.stdout.write(table());
});

function table(): string {
  const lines = tallies.map(({ path, succeeded, valid, broken, codes }) => {
    const most = [...codes].sort((one, other) => other[1] - one[1]).slice(0, 4);
    return `${path.padEnd(56)} ${String(succeeded).padStart(4)} ${String(valid).padStart(5)} ${String(broken).padStart(5)}  ${most.map(([code, count]) => `${code}:${count}`).join(' ')}`;
  });
  return `\n${'call'.padEnd(56)}   ok valid broken  answers\n${lines.join('\n')}\n`;
}

const leaks = /\bat (?:[^\s"]+ ){0,3}[^\s"]+:\d+:\d+|node_modules|\.ts\b|SELECT |syntax error|ECONN|pb_owner/;

function expectSoundAnswer({ status, body }: CallAnswer, sent: unknown): void {
  const text = JSON.stringify(body);
  expect(status, `${JSON.stringify(sent).slice(0, 500)} was answered with ${text}`).toBeLessThan(500);
  expect(Object.keys(body)).toEqual(['code', 'data', 'msg', 'requestId']);
  expect(text).not.toMatch(leaks);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
}

/** The same input with one thing wrong: a field that is missing, strange, or one too many. */
function brokenOnce(input: Record<string, unknown>, leaf: unknown, at: number): Record<string, unknown> {
  const names = Object.keys(input);
  const name = names[at % Math.max(1, names.length)];
  if (name === undefined || at % 5 === 0) return { ...input, unexpected: leaf };
  if (at % 5 === 1) return Object.fromEntries(Object.entries(input).filter(([key]) => key !== name));
  return { ...input, [name]: leaf };
}

describe('R7.1 R7.8 whatever is sent by whoever may send it', () => {
  it.each(calls)('$path', { timeout: 600_000 }, async ({ call }) => {
    const tally: Tally = { path: call.path, succeeded: 0, valid: 0, broken: 0, codes: new Map() };
    tallies.push(tally);
    const send = async ({ browser }: Prepared, input: Record<string, unknown>): Promise<CallAnswer> => {
      const answer = await browser.call(call, input);
      expectSoundAnswer(answer, input);
      tally.codes.set(String(answer.body.code), (tally.codes.get(String(answer.body.code)) ?? 0) + 1);
      return answer;
    };
    let prepared = await wayOf(call);
    for (let count = 0; count < successes; count++) {
      if (count > 0) prepared = await wayOf(call);
      const { body } = await send(prepared, prepared.input);
      expect(body.code, `${call.path} ${JSON.stringify(body)}`).toBe(call.ok);
      tally.succeeded++;
    }
    prepared = await wayOf(call);
    for (const input of validInputs(call, Math.ceil(perCall / 2) - successes)) {
      if (isOut(call, prepared.browser)) prepared = await wayOf(call);
      await send(prepared, input);
      tally.valid++;
    }
    prepared = await wayOf(call);
    const leaves = fc.sample(fc.tuple(hostileLeaf, fc.nat(1_000)), Math.floor(perCall / 2));
    for (const [leaf, at] of leaves) {
      if (isOut(call, prepared.browser)) prepared = await wayOf(call);
      await send(prepared, brokenOnce(prepared.input, leaf, at));
      tally.broken++;
    }
  });
});

/** Inputs that the schema accepts, made from the schema. */
function validInputs(call: Call, count: number): Array<Record<string, unknown>> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const isValid = (value: unknown) => z.safeParse(call.input, value).success;
  const found = fc
    .sample(valuesOf(schema), count * 20)
    .filter(isValid)
    .slice(0, count) as Array<Record<string, unknown>>;
  // Where the schema asks for more than its description tells, what is left over starts from what is known to be right.
  return found.length > 0 ? Array.from({ length: count }, (_, index) => found[index % found.length] as Record<string, unknown>) : [];
}
