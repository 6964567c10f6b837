import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headers } from '@peerbourse/contract/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLog } from '#platform/log.ts';
import { inSpan, spanAttributes, traceId } from '#platform/traces/span.ts';
import { startTracing } from '#platform/traces/start-tracing.ts';
import { contractCalls } from '../support/contract-calls.ts';
import { prepare } from '../support/fixtures/valid-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How many spans are read at least; 10,000 in the nightly run. */
const wanted = Number(process.env.PB_SPANS ?? 300);

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Array<{ key: string; value: { stringValue?: string; intValue?: number } }>;
}

const spans: SentSpan[] = [];
const services = new Set<string>();
let receiver: Server;
let env: TestEnvironment;
let endTracing: () => Promise<void>;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      takeIn(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/v1/traces`;
  env = await openTestEnvironment({ PB_TRACES_URL: url, PB_TRACES_SHARE: '1' });
  endTracing = startTracing(env.config, ['api']);
  await env.start('api');
});

afterAll(async () => {
  await env.close();
  receiver.closeAllConnections();
  receiver.close();
});

function takeIn(body: {
  resourceSpans: Array<{
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: Array<{ spans: SentSpan[] }>;
  }>;
}): void {
  for (const { resource, scopeSpans } of body.resourceSpans) {
    for (const { key, value } of resource.attributes) if (key === 'service.name') services.add(value.stringValue ?? '');
    spans.push(...scopeSpans.flatMap((scope) => scope.spans));
  }
}

describe('traces', () => {
  it('say in an answer and in a log to which trace they belong', async () => {
    const [{ call } = { call: undefined }] = (await contractCalls()).filter(({ call: one }) => one.path === '/v1/mix/public/usdtRate');
    if (!call) throw new Error('the call of the rates is gone');
    const answer = await env.call(call, {});
    expect(answer.headers.get(headers.traceId)).toMatch(/^[0-9a-f]{32}$/);
    const lines: string[] = [];
    const log = makeLog('info', 'test', { write: (line: string) => void lines.push(line) });
    const within = await inSpan('job', { 'pb.job': 'test' }, async () => {
      log.info('a line inside');
      return traceId();
    });
    log.info('a line outside');
    expect(lines.map((line) => (JSON.parse(line) as { traceId?: string }).traceId)).toEqual([within, undefined]);
  });

  it(`say nothing but names and counts of ours, in ${wanted} spans of valid calls`, { timeout: 3_600_000 }, async () => {
    const calls = (await contractCalls()).map(({ call }) => call).filter(({ role, sealed }) => role === 'api' && sealed.length === 0);
    let made = 0;
    for (let round = 0; made < wanted; round++) {
      for (const call of calls) {
        if (made >= wanted) break;
        const { browser, input } = await prepare(env, call);
        await browser.call(call, input);
        made += call.changes === 'write' ? 2 : 1;
      }
    }
    // The last call is answered before its span has ended.
    await env.stop('api');
    await endTracing();
    expect(spans.length).toBeGreaterThanOrEqual(wanted);
    expect([...services]).toEqual(['peerbourse-api']);
    const paths = new Set((await contractCalls()).map(({ call }) => call.path));
    const allowed = new Set<string>(spanAttributes);
    for (const { attributes } of spans) {
      for (const { key, value } of attributes) {
        expect(allowed.has(key), key).toBe(true);
        if (key === 'pb.call') expect(paths.has(String(value.stringValue)), value.stringValue).toBe(true);
        else expect(String(value.stringValue ?? value.intValue), key).toMatch(/^[\w.-]{1,40}$/);
      }
    }
  });

  it('hang a transaction under its call', () => {
    const callOf = new Map(spans.filter(({ name }) => name === 'call').map((span) => [span.spanId, span]));
    const transactions = spans.filter(({ name, parentSpanId }) => name === 'transaction' && parentSpanId);
    expect(transactions.length).toBeGreaterThan(10);
    for (const { parentSpanId = '', traceId: trace } of transactions) expect(callOf.get(parentSpanId)?.traceId).toBe(trace);
  });
});
