import type { Call } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../support/contract-calls.ts';
import { sampleInput } from '../support/fixtures/sample-inputs.ts';
import { prepare } from '../support/fixtures/valid-requests.ts';
import { browserHeaders, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
const writes = (await contractCalls()).filter(({ call }) => call.changes === 'write').map(({ call }) => ({ path: call.path, call }));

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

interface Forgery {
  method?: string;
  headers: Record<string, string | undefined>;
  body?: (input: unknown) => string | FormData | URLSearchParams | undefined;
}

/** Everything that a page of somebody else could make a browser send, cookies and all. */
const forgeries: Record<string, Forgery> = {
  'a urlencoded form': { headers: { 'content-type': undefined }, body: (input) => new URLSearchParams(textFields(input)) },
  'a multipart form': { headers: { 'content-type': undefined }, body: multipart },
  'JSON as text/plain': { headers: { 'content-type': 'text/plain;charset=UTF-8' } },
  'JSON without a type': { headers: { 'content-type': '' } },
  'JSON as a form': { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'a GET': { method: 'GET', headers: { 'content-type': undefined }, body: () => undefined },
  'a foreign origin': { headers: { origin: 'https://evil.test', 'sec-fetch-site': undefined } },
  'a foreign origin that claims to be ours': { headers: { origin: 'https://evil.test' } },
  'an origin that ends like ours': { headers: { origin: 'https://evil-peerbourse.test' } },
  'an origin that begins like ours': { headers: { origin: 'http://peerbourse.test.evil.test' } },
  'the null origin': { headers: { origin: 'null' } },
  'neither origin nor site': { headers: { origin: undefined, 'sec-fetch-site': undefined } },
  'a cross-site request': { headers: { 'sec-fetch-site': 'cross-site' } },
  'a same-site request': { headers: { 'sec-fetch-site': 'same-site' } },
  'a request that somebody typed': { headers: { origin: undefined, 'sec-fetch-site': 'none' } },
  'no terminal type': { headers: { [headers.terminalType]: undefined } },
  'a wrong service token': { headers: { origin: 'https://evil.test', [headers.serviceToken]: 'development-service-tokem' } },
};

function textFields(input: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(input as object).map(([name, value]) => [name, String(value)]));
}

function multipart(input: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(textFields(input))) form.set(name, value);
  return form;
}

/** Somebody who is logged in, or a member of staff, and what they might be made to send. */
interface Victim {
  cookie: string;
  deviceId: string;
  input: unknown;
}

async function victimOf(call: Call): Promise<Victim> {
  if (call.role === 'admin') {
    const { cookie = '', [headers.deviceId]: deviceId = '' } = browserHeaders(call);
    return { cookie, deviceId, input: sampleInput(call) };
  }
  const { browser, input } = await prepare(env, call);
  return { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '), deviceId: browser.deviceId, input };
}

async function forge(call: Call, { cookie, deviceId, input }: Victim, forgery: Forgery): Promise<unknown> {
  const { method = 'POST', headers: changed, body = JSON.stringify } = forgery;
  const all = { ...browserHeaders(call), cookie, [headers.deviceId]: deviceId, ...changed };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await fetch(`${env.addressOf(call.role)}${call.path}`, { method, headers: given, body: body(input) ?? null });
  return ((await response.json()) as { code: unknown }).code;
}

/** What a role writes by itself, whoever asks: its heartbeat, its jobs, and every minute how often it refused. */
const ofRoles = ['platform_instances', 'platform_jobs', 'platform_refusals', 'figures_samples'];

async function contents(): Promise<string> {
  const tables = await env.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> ALL ($1) ORDER BY 1`,
    [ofRoles],
  );
  const marks = tables.map(
    ({ name }) => `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS mark FROM ${name} t`,
  );
  return JSON.stringify(await env.query(`${marks.join(' UNION ALL ')} ORDER BY name`));
}

describe.each(writes)('$path', ({ call }) => {
  it('refuses whatever a page of somebody else can make a browser send, and changes nothing', async () => {
    const victim = await victimOf(call);
    const before = await contents();
    const answers: Record<string, unknown> = {};
    for (const [name, forgery] of Object.entries(forgeries)) answers[name] = await forge(call, victim, forgery);
    expect(Object.entries(answers).filter(([, code]) => !['40300', '40400', '40001'].includes(String(code)))).toEqual([]);
    expect(await contents()).toBe(before);
  });

  it('does not refuse the same from a page of ours for where it comes from', async () => {
    expect(await forge(call, await victimOf(call), { headers: {} })).not.toBe('40300');
  });
});

describe('what else a page of somebody else may try', () => {
  it('no answer allows another origin to read it', async () => {
    for (const { call } of writes) {
      const asked = {
        origin: 'https://evil.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'terminaltype',
      };
      const response = await fetch(`${env.addressOf(call.role)}${call.path}`, { method: 'OPTIONS', headers: asked });
      expect(response.status).toBe(404);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('a service is known by its token alone', async () => {
    const asService = { origin: undefined, 'sec-fetch-site': undefined, [headers.serviceToken]: env.config.serviceToken };
    for (const { call } of writes.filter(({ call: { role } }) => role === 'api')) {
      expect(await forge(call, await victimOf(call), { headers: asService }), call.path).not.toBe('40300');
    }
  });
});
