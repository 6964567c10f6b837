import { Agent, type IncomingMessage, request } from 'node:http';
import type { Call } from '@peerbourse/contract/call';
import { headers } from '@peerbourse/contract/headers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractCalls } from '../support/contract-calls.ts';
import { hostileLeaf, type JsonSchema, mutated, rawBody, valuesOf } from '../support/hostile-values.ts';
import { browserHeaders, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How many requests each call meets. */
const perCall = Number(process.env.PB_FUZZ ?? 40);

let env: TestEnvironment;
const agent = new Agent({ keepAlive: true });
const calls = (await contractCalls()).map(({ call }) => ({ path: call.path, call }));

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(async () => {
  agent.destroy();
  await env.close();
});

type HeaderPairs = ReadonlyArray<readonly [name: string, value: string]>;

interface Shot {
  body: string | Buffer;
  headers: HeaderPairs;
  /** How a failure prints it: some bodies are too long to read. */
  [fc.toStringMethod]?: () => string;
}

const headerText = fc.oneof(fc.stringMatching(/^[ -~]{0,40}$/), fc.constantFrom('\u00ff\u00fe', 'x'.repeat(2_000), '__proto__', '%00'));
const strangeTypes = [
  'application/json; charset=utf-16',
  'application/json;',
  'application/jsonp',
  'text/html',
  'APPLICATION/JSON',
  '*/*',
  '/',
  ';',
];

/** Laid over the headers of a browser: a name twice stays twice. */
const strangeHeaders: fc.Arbitrary<HeaderPairs> = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('content-type'), fc.constantFrom(...strangeTypes)),
    fc.tuple(fc.constantFrom(...Object.values(headers), 'cookie', 'x-forwarded-for', 'accept', 'authorization', 'origin'), headerText),
  ),
  { maxLength: 4 },
);

function shotsAt(call: Call): fc.Arbitrary<Shot> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const values = valuesOf(schema);
  const body = fc.oneof(
    { weight: 2, arbitrary: values.map(asJson) },
    { weight: 5, arbitrary: mutated(values).map(asJson) },
    { weight: 1, arbitrary: hostileLeaf.map(asJson) },
    { weight: 2, arbitrary: rawBody },
  );
  // Most keep the headers of a browser, or else few would reach the verb.
  const more = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: strangeHeaders });
  return fc.tuple(body, more).map(([sent, added]) => ({ body: sent, headers: added, [fc.toStringMethod]: () => inShort(sent, added) }));
}

function inShort(body: string | Buffer, added: HeaderPairs): string {
  const text = JSON.stringify(body.toString());
  return `${text.length > 300 ? `${text.slice(0, 300)}... (${text.length})` : text} with ${JSON.stringify(added).slice(0, 300)}`;
}

function asJson(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

async function shoot(call: Pick<Call, 'role' | 'path'>, shot: Shot, method = 'POST'): Promise<{ status: number; text: string }> {
  const { host, port, hostname } = new URL(env.addressOf(call.role));
  const pairs = [['host', host], ...shot.headers, ['content-length', String(Buffer.byteLength(shot.body))]];
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request({ hostname, port, path: call.path, method, headers: pairs.flat(), agent }, resolve);
    outgoing.on('error', reject);
    outgoing.end(shot.body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() };
}

/** What is strange comes first: of a content type that is there twice Node keeps the first. */
function withBrowserHeaders(call: Call, shot: Shot): Shot {
  return { ...shot, headers: [...shot.headers, ...Object.entries(browserHeaders(call))] };
}

const leaks = /\bat (?:[^\s"]+ ){0,3}[^\s"]+:\d+:\d+|node_modules|\.ts\b|SELECT |syntax error|ECONN|pb_owner/;

function expectSoundAnswer({ status, text }: { status: number; text: string }): void {
  expect(status).toBeLessThan(500);
  const answer = JSON.parse(text) as Record<string, unknown>;
  expect(Object.keys(answer)).toEqual(['code', 'data', 'msg', 'requestId']);
  expect(answer.requestId).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  expect(typeof answer.msg).toBe('string');
  expect(text).not.toMatch(leaks);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
}

describe('R7.1 whatever is sent', () => {
  it.each(calls)('$path answers in its envelope and never with a 5xx', async ({ call }) => {
    await fc.assert(
      fc.asyncProperty(shotsAt(call), async (shot) => expectSoundAnswer(await shoot(call, withBrowserHeaders(call, shot)))),
      { numRuns: perCall },
    );
  });

  it('a text that is an object with a length of its own is refused by every call', async () => {
    const wrongText = { length: { toString: 1 } };
    for (const { call } of calls) {
      const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
      for (const name of Object.keys(properties)) {
        const shot = { body: asJson({ [name]: wrongText }), headers: [] };
        expectSoundAnswer(await shoot(call, withBrowserHeaders(call, shot)));
      }
    }
  });

  const strangePaths = ['//', '/v1', '/v1/', '/v1/%zz', '/%00', '/v1/mix/public/usdtRate/', '/V1/MIX/PUBLIC/USDTRATE', '/../../etc/passwd'];

  it.each([...strangePaths, '/__proto__', '/v1/mix/public/:id', `/${'a'.repeat(500)}`, '/v1?a[__proto__]=1', '/.env'])(
    'the path %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PROPFIND']) {
        for (const role of ['api', 'admin'] as const) {
          expectSoundAnswer(
            await shoot({ role, path }, { body: method === 'GET' ? '' : '{}', headers: [['content-type', 'application/json']] }, method),
          );
        }
      }
    },
  );
});
