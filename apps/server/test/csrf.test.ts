import { type Call, type CallInput } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from './contract-calls.ts';
import { sampleInput } from './sample-inputs.ts';
import { browserHeaders, openStage, type Stage } from './stage.ts';

let stage: Stage;
const writes = (await contractCalls()).filter(({ call }) => call.changes === 'write').map(({ call }) => ({ path: call.path, call }));

beforeAll(async () => {
  stage = await openStage();
  await Promise.all([stage.start('api'), stage.start('admin')]);
});

afterAll(() => stage.close());

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

async function forge(call: Call, { method = 'POST', headers: changed, body = JSON.stringify }: Forgery): Promise<unknown> {
  const given = Object.entries({ ...browserHeaders(call), ...changed }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const sent = body(sampleInput(call)) ?? null;
  const response = await fetch(`${stage.addressOf(call.door)}${call.path}`, { method, headers: given, body: sent });
  return ((await response.json()) as { code: unknown }).code;
}

/** What stands in every table but those in which the roles speak of themselves. */
async function contents(): Promise<string> {
  const tables = await stage.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT IN ('platform_instances', 'platform_jobs')
    ORDER BY 1`);
  const marks = tables.map(
    ({ name }) => `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS mark FROM ${name} t`,
  );
  return JSON.stringify(await stage.query(marks.join(' UNION ALL ')));
}

describe.each(writes)('$path', ({ call }) => {
  it.each(Object.entries(forgeries))('refuses %s', async (_, forgery) => {
    const before = await contents();
    expect(['40300', '40400', '40001']).toContain(await forge(call, forgery));
    expect(await contents()).toBe(before);
  });

  it('accepts the same from a page of ours', async () => {
    const { body } = await stage.call(call, sampleInput(call) as CallInput<Call>);
    expect(body.code).toBe(call.ok);
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
      const response = await fetch(`${stage.addressOf(call.door)}${call.path}`, { method: 'OPTIONS', headers: asked });
      expect(response.status).toBe(404);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('a service is known by its token alone', async () => {
    for (const { call } of writes.filter(({ call: { door } }) => door === 'api')) {
      const asService = { origin: undefined, 'sec-fetch-site': undefined, [headers.serviceToken]: stage.config.serviceToken };
      expect((await stage.call(call, sampleInput(call) as CallInput<Call>, { headers: asService })).body.code).toBe(call.ok);
    }
  });
});
