import type { Call, Door } from '@peerbourse/contract/call';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, SessionGate } from '#platform/http/session-gate.ts';
import { startHttpRole } from '#platform/http-role.ts';
import { apiOptions } from '#roles/api.ts';
import { contractCalls, specTable } from './contract-calls.ts';
import { sampleInput } from './sample-inputs.ts';
import { browserHeaders, type CallAnswer, openStage, type Stage } from './stage.ts';

const user: Actor = { kind: 'user', userId: '1', sessionId: '1', isTrader: false };
const trader: Actor = { kind: 'user', userId: '2', sessionId: '2', isTrader: true };

/** Who stands behind each column; finer marks (merchant, copper, ...) join the actor with the modules that know them. */
const roles: Record<string, { door: Door; actor: Actor }> = {
  guest: { door: 'api', actor: { kind: 'guest' } },
  user: { door: 'api', actor: user },
  child: { door: 'api', actor: trader },
  trader: { door: 'api', actor: trader },
  merchant: { door: 'api', actor: trader },
  'cn-user': { door: 'api', actor: trader },
  'cn-seller': { door: 'api', actor: trader },
  kyb: { door: 'api', actor: trader },
  copper: { door: 'api', actor: user },
  staff: { door: 'admin', actor: { kind: 'staff', name: 'operator' } },
};

/** Codes that refuse for who somebody is, not for what was asked. */
const rightCodes: string[] = [refusals['session.missing'].code, refusals['right.missing'].code];

const actorHeader = 'x-test-actor';
const gateOfTests: SessionGate = async (request) => JSON.parse(String(request.headers[actorHeader])) as Actor;

let stage: Stage;
const calls = new Map((await contractCalls()).map(({ call }) => [call.path, call]));
const rows = specTable('rights.tsv').flatMap((row) => {
  const call = calls.get(row.path ?? '');
  return call ? [{ path: call.path, call, row }] : [];
});

beforeAll(async () => {
  stage = await openStage();
  await Promise.all([
    stage.start('api', (config) => startHttpRole(config, { ...apiOptions(config), sessionGate: gateOfTests })),
    stage.start('admin'),
  ]);
});

afterAll(() => stage.close());

async function ask(call: Call, role: string): Promise<CallAnswer> {
  const { door, actor } = roles[role] as { door: Door; actor: Actor };
  // Whoever asks does it rightly in every other way, so that only the right can refuse.
  const headers = { ...browserHeaders({ ...call, door }), [actorHeader]: JSON.stringify(actor) };
  const response = await fetch(`${stage.addressOf(door)}${call.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(sampleInput(call)),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as CallAnswer['body'] };
}

function cellOf({ status, body }: CallAnswer): string {
  if (status === 404) return 'none';
  if (body.code === refusals['session.missing'].code) return 'login';
  return rightCodes.includes(String(body.code)) ? `refused with ${body.code}` : 'yes';
}

describe('rights', () => {
  it('R6.1 every call of the contract has a row, at its own door', () => {
    const called = [...calls.values()].map(({ path, door }) => `${door} ${path}`);
    expect(rows.map(({ path, row }) => `${row.door} ${path}`).sort()).toEqual(called.sort());
  });

  it.each(rows)('R6.1 $path', async ({ call, row }) => {
    const { door: _door, path: _path, ...expected } = row;
    const answered: Record<string, string> = {};
    for (const role of Object.keys(expected)) answered[role] = cellOf(await ask(call, role));
    expect(answered).toEqual(expected);
  });

  const staffCalls = [...calls.values()].filter(({ auth }) => auth === 'staff').map((call) => ({ path: call.path, call }));

  it.each(staffCalls)('R6.7 $path is refused on the admin door without a staff session', async ({ call }) => {
    for (const authorization of [undefined, '', 'Bearer ', 'Bearer wrong-staff-token-here', 'Basic c3RhZmY6c3RhZmY=']) {
      const { body } = await stage.call(call, sampleInput(call), { headers: { authorization } });
      expect(body).toMatchObject({ code: '00004', data: null });
    }
  });
});
