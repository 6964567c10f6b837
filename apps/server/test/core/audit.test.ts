import type { CallInput } from '@peerbourse/contract/call';
import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { checkAuditChain } from '@peerbourse/contract/core/audit/check-audit-chain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('admin'), env.start('worker')]);
  for (let i = 0; i < 120; i++) {
    await env.query(
      `INSERT INTO audit_entries (at, actor_kind, actor, act, subject, details)
       VALUES ('2026-01-01T00:00:00Z'::timestamptz + $1 * interval '1 minute', 'staff', $2, $3, $4, '{"a": 1}')`,
      [i, i % 2 === 0 ? 'even' : 'odd', i % 3 === 0 ? 'settings.written' : 'rates.published', `subject ${i}`],
    );
  }
});

afterAll(() => env.close());

async function list(input: CallInput<typeof auditList>) {
  const { body } = await env.call(auditList, input);
  expect(body.code).toBe('00000');
  return body.data;
}

describe('the audit log', () => {
  it('is read page by page without a gap', async () => {
    const subjects: string[] = [];
    for (let before: string | null | undefined; before !== null; ) {
      const page = await list(before ? { before } : {});
      expect(page.entries.length).toBeLessThanOrEqual(50);
      subjects.push(...page.entries.map(({ subject }) => subject));
      ({ before } = page);
    }
    expect(subjects).toEqual(Array.from({ length: 120 }, (_, i) => `subject ${119 - i}`));
  });

  it('is narrowed by actor, act, area, subject and time', async () => {
    const count = async (input: CallInput<typeof auditList>) => (await list(input)).entries.length;
    expect((await list({ actor: 'even' })).entries.every(({ actor }) => actor === 'even')).toBe(true);
    expect(await count({ act: 'settings.written' })).toBe(40);
    expect(await count({ act: 'settings' })).toBe(40);
    expect(await count({ act: 'settings.%' })).toBe(0);
    expect(await count({ subject: 'subject 7' })).toBe(1);
    expect(await count({ from: '2026-01-01T00:10:00Z', to: '2026-01-01T00:20:00Z' })).toBe(10);
    expect(await count({ actor: 'odd', act: 'settings', from: '2026-01-01T01:00:00Z' })).toBe(10);
  });

  it.each([{ from: '2026-13-01T00:00:00Z' }, { before: '99999999999999999999' }, { actor: '' }])('refuses %j', async (input) => {
    expect((await env.call(auditList, input)).body.code).toBe('40001');
  });

  it('takes any moment that a calendar has', async () => {
    for (const from of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-31T00:00:00Z']) {
      expect((await env.call(auditList, { from })).body.code).toBe('00000');
    }
  });

  it('is sealed by the worker, and checked against a head that was noted before', async () => {
    await expect.poll(async () => (await env.call(checkAuditChain, {})).body.data.unsealed.rows, { interval: 100 }).toBe(0);
    const { body } = await env.call(checkAuditChain, {});
    expect(body.data).toMatchObject({ problem: null, rows: 120, nextBlock: null });
    const head = body.data.head ?? { blockNo: '1', hash: '' };
    const checkAgainst = async (known: { blockNo: string; hash: string }) => (await env.call(checkAuditChain, { known })).body.data.problem;
    expect(await checkAgainst({ blockNo: head.blockNo, hash: head.hash })).toBeNull();
    expect(await checkAgainst({ blockNo: head.blockNo, hash: '0'.repeat(64) })).toMatchObject({ kind: 'head-replaced' });
    expect(await checkAgainst({ blockNo: String(Number(head.blockNo) + 1), hash: head.hash })).toMatchObject({ kind: 'tail-cut' });
  });
});
