import { randomUUID } from 'node:crypto';
import { defineCall } from '@peerbourse/contract/call';
import type { RefusalId } from '@peerbourse/contract/refusals';
import { empty } from '@peerbourse/contract/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emit } from '#platform/db/outbox.ts';
import { route } from '#platform/http/serve.ts';
import { startHttpRole } from '#platform/http-role.ts';
import { Outage, refuse } from '#platform/refusal.ts';
import { apiOptions } from '#roles/api.ts';
import { openTestEnvironment, origin, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

/** Calls that exist only here, to see what the server makes of what verbs do. */
function callOfTests(name: string, changes: 'read' | 'write', more: { idempotent?: boolean; refusals?: RefusalId[] } = {}) {
  return defineCall({
    area: 'test',
    name,
    path: `/v1/x/test/${name}`,
    summary: 'For tests',
    role: 'api',
    auth: 'guest',
    changes,
    input: empty,
    output: z.object({ said: z.string() }),
    refusals: [],
    ...more,
  });
}

const calls = {
  visitor: callOfTests('visitor', 'read'),
  talkative: callOfTests('talkative', 'read'),
  wrongShape: callOfTests('wrong-shape', 'read'),
  bug: callOfTests('bug', 'read'),
  outage: callOfTests('outage', 'read'),
  readsOnly: callOfTests('reads-only', 'read'),
  tell: callOfTests('tell', 'write', { idempotent: true }),
  refuseAfterTelling: callOfTests('refuse-after-telling', 'write', { refusals: ['rates.no-price'] }),
  refuseUndeclared: callOfTests('refuse-undeclared', 'write'),
};

const routes = [
  route(calls.visitor, async ({ visitor }) => ({ said: JSON.stringify({ address: visitor.address, device: visitor.deviceId }) })),
  route(calls.talkative, async () => ({ said: 'this', passwordHash: 'never' }) as { said: string }),
  route(calls.wrongShape, async () => ({ said: 7 }) as unknown as { said: string }),
  route(calls.bug, async () => {
    throw new Error('SELECT secret FROM somewhere');
  }),
  route(calls.outage, async () => {
    throw new Outage('the mail server is away');
  }),
  route(calls.readsOnly, async ({ tx }) => ({ said: String(tx.isTransaction) })),
  route(calls.tell, async ({ tx }) => ({ said: String(await emit(tx, 'test', 'all', {})) })),
  route(calls.refuseAfterTelling, async ({ tx }) => {
    await emit(tx, 'test', 'all', {});
    throw refuse('rates.no-price');
  }),
  route(calls.refuseUndeclared, async ({ tx }) => {
    await emit(tx, 'test', 'all', {});
    throw refuse('rates.no-price');
  }),
];

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api', (config) => startHttpRole(config, { ...apiOptions(config), routers: [async () => ({ routes })] }));
});

beforeEach(async () => {
  await env.query('DELETE FROM platform_outbox');
});

afterAll(() => env.close());

async function facts(): Promise<number> {
  return (await env.query('SELECT 1 FROM platform_outbox')).length;
}

describe('R7.1 an answer', () => {
  it('has only the fields that the contract names', async () => {
    expect((await env.call(calls.talkative, {})).body).toMatchObject({ code: '00000', data: { said: 'this' } });
    expect((await env.call(calls.talkative, {})).body.data).not.toHaveProperty('passwordHash');
  });

  it('is never cached or guessed at, and carries its request id', async () => {
    const { headers, body } = await env.call(calls.talkative, {}, { headers: { 'x-request-id': 'quoted-to-support-1' } });
    expect(body.requestId).toBe('quoted-to-support-1');
    expect(headers.get('x-request-id')).toBe('quoted-to-support-1');
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
  });

  it.each(['short', 'x'.repeat(65), 'with space in it', '<script>alert</script>'])('does not repeat %s as a request id', async (given) => {
    const { body } = await env.call(calls.talkative, {}, { headers: { 'x-request-id': given } });
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['bug', 'wrongShape', 'readsOnly', 'refuseUndeclared'] as const)('%s is a bug of ours that tells nothing', async (name) => {
    const { status, body } = await env.call(calls[name], {});
    expect({ status, code: body.code, data: body.data }).toEqual({ status: 500, code: '50000', data: null });
    expect(body.msg).toMatch(/^Something went wrong on our side/);
    expect(await facts()).toBe(0);
  });

  it('to an outage says when to come back', async () => {
    const { status, headers, body } = await env.call(calls.outage, {});
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, '50300', '2']);
    expect(JSON.stringify(body)).not.toContain('mail');
  });

  it('to too much is 413', async () => {
    const { status, body } = await env.call(calls.talkative, { more: 'x'.repeat(300 * 1024) } as never);
    expect([status, body.code]).toEqual([413, '41300']);
  });
});

describe('a write', () => {
  it('that is refused leaves nothing behind', async () => {
    expect((await env.call(calls.refuseAfterTelling, {})).body.code).toBe('61102');
    expect(await facts()).toBe(0);
  });

  it('without a body is like one with an empty body', async () => {
    const sent = { origin, 'sec-fetch-site': 'same-origin', terminaltype: '1', 'idempotency-key': randomUUID() };
    const ask = async () => await (await fetch(`${env.addressOf('api')}${calls.tell.path}`, { method: 'POST', headers: sent })).json();
    const first = await ask();
    expect(first).toMatchObject({ code: '00000' });
    expect(await ask()).toMatchObject({ code: '00000', data: (first as { data: object }).data });
    expect(await facts()).toBe(1);
  });

  it('keys of two visitors do not meet', async () => {
    const key = randomUUID();
    for (const deviceid of ['first-device', 'second-device']) {
      expect((await env.call(calls.tell, {}, { headers: { 'idempotency-key': key, deviceid } })).body.code).toBe('00000');
    }
    expect(await facts()).toBe(2);
  });
});

describe('a visitor', () => {
  async function seen(headers: Record<string, string>): Promise<{ address: string; device: string }> {
    return JSON.parse((await env.call(calls.visitor, {}, { headers })).body.data.said) as { address: string; device: string };
  }

  it('has the address that our proxy saw', async () => {
    expect((await seen({ 'x-forwarded-for': '203.0.113.9' })).address).toBe('203.0.113.9');
    expect((await seen({ 'x-forwarded-for': '10.0.0.1, 203.0.113.9' })).address).toBe('203.0.113.9');
  });

  it('has the address that the web role names only with its token', async () => {
    const named = { 'x-visitor-address': '203.0.113.7' };
    expect((await seen({ ...named, 'x-service-token': env.config.serviceToken })).address).toBe('203.0.113.7');
    expect((await seen({ ...named, 'x-service-token': 'development-service-tokem' })).address).toBe('127.0.0.1');
    expect((await seen(named)).address).toBe('127.0.0.1');
  });

  it('has a device name of bearable length', async () => {
    expect((await seen({ deviceid: 'd'.repeat(500) })).device).toHaveLength(64);
  });
});
