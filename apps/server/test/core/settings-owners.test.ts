import { randomUUID } from 'node:crypto';
import { decideSettingChange } from '@peerbourse/contract/core/settings/decide-setting-change';
import { proposeSettingChange } from '@peerbourse/contract/core/settings/propose-setting-change';
import { settingList } from '@peerbourse/contract/core/settings/setting-list';
import { settingProposals } from '@peerbourse/contract/core/settings/setting-proposals';
import { settingVersions } from '@peerbourse/contract/core/settings/setting-versions';
import { withdrawSettingChange } from '@peerbourse/contract/core/settings/withdraw-setting-change';
import { writeSetting } from '@peerbourse/contract/core/settings/write-setting';
import { headers } from '@peerbourse/contract/headers';
import { knownSettings } from '@peerbourse/contract/known-settings';
import { needsTwo } from '@peerbourse/contract/setting-row';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const limit = 'ledger.correctionLimitUsdt';
const reason = 'corrections of the migration are larger';

let env: TestEnvironment;
let risk: Browser;
let editor: Browser;
let approver: Browser;
let admin: pg.Pool;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
  risk = await staffBrowser(env, ['risk']);
  editor = await staffBrowser(env, ['editor']);
  approver = await staffBrowser(env, ['approver']);
  admin = new pg.Pool({ connectionString: env.config.databaseUrl('admin'), max: 2 });
});

afterAll(async () => {
  await admin.end();
  await env.close();
});

async function settingOf(key: string) {
  const found = (await env.call(settingList, {})).body.data.settings.find((setting) => setting.key === key);
  if (!found) throw new Error(`there is no setting ${key}`);
  return found;
}

async function changeOf(value: number, key = limit) {
  return { key, value, version: (await settingOf(key)).version, reason };
}

async function proposed(by: Browser, value: number, key = limit): Promise<string> {
  return (await by.ask(proposeSettingChange, await changeOf(value, key))).proposalNo;
}

const decide = (by: Browser, proposalNo: string, isApproved = true) => by.call(decideSettingChange, { proposalNo, isApproved });

async function listed(by: Browser, proposalNo: string) {
  return (await by.ask(settingProposals, {})).proposals.find((proposal) => proposal.proposalNo === proposalNo);
}

const audited = (proposalNo: string) =>
  env.query(`SELECT act, actor, details FROM audit_entries WHERE details ->> 'proposalNo' = $1 ORDER BY id`, [proposalNo]);

describe('a setting that takes two persons', () => {
  it('is not changed by an editor or a member of risk alone', async () => {
    const before = await settingOf(limit);
    expect((await editor.call(writeSetting, await changeOf(9_000_000))).body.code).toBe('61203');
    expect((await risk.call(writeSetting, await changeOf(9_000_000))).body.code).toBe('61204');
    expect((await env.call(writeSetting, await changeOf(9_000_000))).body.code).toBe('61204');
    expect(await settingOf(limit)).toEqual(before);
  });

  it('is changed when one proposes and another decides, and everybody can see what, why and by whom', async () => {
    const { value: before, version } = await settingOf(limit);
    const proposalNo = await proposed(risk, 20_000);
    expect(await settingOf(limit)).toMatchObject({ value: before, version });
    expect(await listed(approver, proposalNo)).toMatchObject({
      key: limit,
      version,
      before,
      after: 20_000,
      effect: knownSettings[limit].effect,
      reason,
      state: 'open',
      decidedBy: null,
      mayDecide: true,
      mayWithdraw: false,
    });
    expect((await decide(approver, proposalNo)).body.data).toEqual({ key: limit, state: 'approved', version: version + 1 });
    expect(await settingOf(limit)).toMatchObject({ value: 20_000, version: version + 1 });
    const { versions } = await approver.ask(settingVersions, { key: limit });
    const { proposedBy = '', decidedBy } = (await listed(risk, proposalNo)) ?? {};
    expect(versions[0]).toMatchObject({ value: 20_000, author: proposedBy, reason, decidedBy });
    expect(decidedBy).not.toBe(proposedBy);
  });

  it('leaves lines in the audit log with both values, the reason and both persons', async () => {
    const { value: before, version } = await settingOf(limit);
    const [approved, rejected] = [await proposed(risk, 21_000), await proposed(risk, 22_000)];
    await decide(approver, approved);
    const { proposedBy = '', decidedBy = '' } = (await listed(risk, approved)) ?? {};
    const change = { proposalNo: approved, version: version + 1, before, after: 21_000, reason };
    expect(await audited(approved)).toEqual([
      { act: 'settings.change-proposed', actor: proposedBy, details: change },
      { act: 'settings.change-decided', actor: decidedBy, details: { ...change, state: 'approved', proposedBy, decidedBy } },
    ]);
    await decide(approver, rejected, false);
    expect((await audited(rejected)).at(-1)).toMatchObject({
      details: { before, after: 22_000, state: 'rejected', proposedBy, decidedBy },
    });
  });

  it('is not decided by whoever proposed it, whatever their roles', async () => {
    const both = await staffBrowser(env, ['risk', 'approver']);
    const { version } = await settingOf(limit);
    const proposalNo = await proposed(both, 30_000);
    for (const isApproved of [true, false]) expect((await decide(both, proposalNo, isApproved)).body.code).toBe('61206');
    expect(await listed(both, proposalNo)).toMatchObject({ state: 'open', mayDecide: false, mayWithdraw: true });
    expect((await settingOf(limit)).version).toBe(version);
  });

  it('is proposed by nobody but its owners, and decided by nobody but approvers', async () => {
    const change = await changeOf(30_000);
    expect((await editor.call(proposeSettingChange, change)).body.code).toBe('61203');
    expect((await approver.call(proposeSettingChange, change)).body.code).toBe('40301');
    const proposalNo = await proposed(risk, 30_000);
    for (const by of [editor, await staffBrowser(env, ['risk']), await staffBrowser(env, ['reader', 'decider', 'auditor'])]) {
      expect((await decide(by, proposalNo)).body.code).toBe('40301');
    }
    expect(await listed(editor, proposalNo)).toMatchObject({ state: 'open', mayDecide: false });
  });

  it('stays as it is when the proposal is rejected', async () => {
    const before = await settingOf(limit);
    const proposalNo = await proposed(risk, 30_000);
    expect((await decide(approver, proposalNo, false)).body.data).toEqual({ key: limit, state: 'rejected', version: null });
    expect(await settingOf(limit)).toEqual(before);
    expect((await decide(approver, proposalNo)).body.code).toBe('61205');
  });

  it('of two proposals for one version the second is stale once the first is in force', async () => {
    const [first, second] = [await proposed(risk, 31_000), await proposed(risk, 32_000)];
    expect((await decide(approver, first)).body.code).toBe('00000');
    expect(await listed(approver, second)).toMatchObject({ state: 'stale', mayDecide: false });
    expect((await decide(approver, second)).body.code).toBe('61202');
    expect((await settingOf(limit)).value).toBe(31_000);
    expect((await risk.call(proposeSettingChange, { key: limit, value: 33_000, version: 0, reason })).body.code).toBe('61202');
  });

  it('is decided once, also by ten at once', async () => {
    const proposalNo = await proposed(risk, 34_000);
    const { version } = await settingOf(limit);
    const deciders = await Promise.all(Array.from({ length: 10 }, () => staffBrowser(env, ['approver'])));
    const codes = await Promise.all(deciders.map(async (by, at) => (await decide(by, proposalNo, at % 2 === 0)).body.code));
    expect(codes.filter((code) => code === '00000')).toHaveLength(1);
    expect(codes.filter((code) => code === '61205')).toHaveLength(9);
    expect([version, version + 1]).toContain((await settingOf(limit)).version);
  });

  it('a lost answer is given again, and nothing is written twice', async () => {
    const proposalNo = await proposed(risk, 35_000);
    const key = { [headers.idempotencyKey]: randomUUID() };
    const first = await approver.call(decideSettingChange, { proposalNo, isApproved: true }, key);
    const again = await approver.call(decideSettingChange, { proposalNo, isApproved: true }, key);
    expect(first.body.code).toBe('00000');
    expect(again.body.data).toEqual(first.body.data);
    expect((await settingOf(limit)).version).toBe(first.body.data.version);
  });

  it('a proposal expires after a week', async () => {
    const proposalNo = await proposed(risk, 36_000);
    await env.query(`UPDATE settings_proposals SET expires_at = expires_at - interval '7 days' WHERE proposal_no = $1`, [proposalNo]);
    expect((await decide(approver, proposalNo)).body.code).toBe('61205');
    expect(await listed(approver, proposalNo)).toMatchObject({ state: 'expired', mayDecide: false });
  });

  it('a proposal is taken back by the proposer and by nobody else', async () => {
    const proposalNo = await proposed(risk, 37_000);
    for (const other of [await staffBrowser(env, ['risk']), editor]) {
      expect((await other.call(withdrawSettingChange, { proposalNo })).body.code).toBe('61205');
    }
    expect(await risk.ask(withdrawSettingChange, { proposalNo })).toEqual({ key: limit });
    expect(await listed(risk, proposalNo)).toMatchObject({ state: 'withdrawn', decidedBy: null });
    expect((await decide(approver, proposalNo)).body.code).toBe('61205');
    expect((await audited(proposalNo)).at(-1)).toMatchObject({ act: 'settings.change-withdrawn' });
  });

  it.each([
    ['is suspended', `state = 'suspended'`],
    ['has lost the role', `roles = '{reader}'`],
  ])('a proposal falls when its proposer %s', async (_, change) => {
    const gone = await staffBrowser(env, ['risk']);
    const proposalNo = await proposed(gone, 38_000);
    const { proposedBy } = (await listed(approver, proposalNo)) ?? {};
    await env.query(`UPDATE staff_members SET ${change} WHERE name = $1`, [proposedBy]);
    expect((await decide(approver, proposalNo)).body.code).toBe('61204');
  });

  it('a value that a release no longer allows is not put in force', async () => {
    const proposalNo = await proposed(risk, 39_000);
    await env.query(`UPDATE settings_proposals SET value = '-1' WHERE proposal_no = $1`, [proposalNo]);
    expect((await decide(approver, proposalNo)).body.code).toBe('40001');
  });
});

it('a setting that not everybody may see is hidden in proposals and in the audit log as well', async () => {
  const key = 'customers.canaries';
  const { proposalNo } = await risk.ask(proposeSettingChange, { key, value: ['1000000000000000001'], version: 0, reason });
  expect(await listed(editor, proposalNo)).toBeUndefined();
  expect(await listed(approver, proposalNo)).toMatchObject({ before: [], after: ['1000000000000000001'] });
  expect((await decide(approver, proposalNo)).body.code).toBe('00000');
  for (const { details } of await audited(proposalNo)) {
    expect(details).toMatchObject({ version: 1, reason });
    expect(Object.keys(details as object)).not.toContain('after');
  }
});

describe('in the database', () => {
  const asAdmin = (text: string, values: unknown[] = []) => admin.query<{ result: unknown }>(text, values);
  const memberId = async (role: string): Promise<string> => {
    const [row] = await env.query<{ id: string }>(
      `SELECT id::text FROM staff_members WHERE roles = ARRAY[$1] AND state = 'active' LIMIT 1`,
      [role],
    );
    return row?.id ?? '';
  };
  const insert = `
    INSERT INTO settings_proposals (proposal_no, key, version, value, reason, proposed_by, expires_at)
    VALUES ($1, '${limit}', (SELECT max(version) FROM settings_versions WHERE key = '${limit}'), '9000000', 'a row by hand', $2, app_now() + interval '1 day')`;
  let number = 10n ** 15n;
  const rowByHand = async (proposer: string): Promise<string> => {
    number += 1n;
    await asAdmin(insert, [String(number), proposer]);
    return String(number);
  };

  it('every setting has the owner that the contract names', async () => {
    const rows = await env.query('SELECT key, role, needs_two FROM settings_owners ORDER BY key COLLATE "C"');
    const expected = Object.entries(knownSettings).map(([key, row]) => ({ key, role: row.role, needs_two: needsTwo(row) }));
    expect(rows).toEqual(expected.toSorted((one, other) => (one.key < other.key ? -1 : 1)));
  });

  it('pb_admin writes no version by hand', async () => {
    const row = `INSERT INTO settings_versions (key, version, value, author) VALUES ('${limit}', 1000, '9000000', 'admin')`;
    await expect(asAdmin(row)).rejects.toMatchObject({ code: '42501' });
    await expect(asAdmin(`SELECT settings_add_version('${limit}', 1000, '9000000', 1, 'a row by hand', NULL)`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it.each(['risk', 'editor', 'approver'])('pb_admin writes no setting of two persons in the name of one (%s)', async (role) => {
    const write = `SELECT settings_write('${limit}', (SELECT max(version) + 1 FROM settings_versions WHERE key = '${limit}'), '9000000', $1, 'a row by hand')`;
    await expect(asAdmin(write, [await memberId(role)])).rejects.toMatchObject({ code: 'PB007' });
  });

  it('pb_admin writes no other setting in the name of somebody who does not own it, without a reason, or that nobody knows', async () => {
    const write = `SELECT settings_write($1, 1, '1', $2, $3) AS result`;
    for (const [key, role, why] of [
      ['site.tradeMining', 'editor', reason],
      ['content.p2pTips', 'risk', reason],
      ['content.p2pTips', 'editor', null],
      ['site.nothing', 'editor', reason],
    ] as const) {
      await expect(asAdmin(write, [key, await memberId(role), why]), key).rejects.toMatchObject({ code: 'PB007' });
    }
  });

  it('pb_admin puts nothing in force that two different active members with the right roles do not stand behind', async () => {
    const [owner, other, second] = [await memberId('risk'), await memberId('editor'), await memberId('approver')];
    const carryOut = 'SELECT settings_carry_out($1, $2) AS result';
    const byOwner = await rowByHand(owner);
    for (const decider of [owner, other, '0', null]) {
      await expect(asAdmin(carryOut, [byOwner, decider]), String(decider)).rejects.toMatchObject({ code: 'PB007' });
    }
    for (const proposer of [other, second]) {
      await expect(asAdmin(carryOut, [await rowByHand(proposer), second])).rejects.toMatchObject({ code: 'PB007' });
    }
    await expect(asAdmin(carryOut, ['999999999999', second])).rejects.toMatchObject({ code: 'PB006' });
    expect((await asAdmin(carryOut, [byOwner, second])).rows).toEqual([{ result: (await settingOf(limit)).version }]);
    await expect(asAdmin(carryOut, [byOwner, second])).rejects.toMatchObject({ code: 'PB006' });
  });

  it('pb_admin cannot mark a proposal as approved, decide it alone or change what was proposed', async () => {
    const owner = await memberId('risk');
    const proposalNo = await rowByHand(owner);
    const update = (set: string) => asAdmin(`UPDATE settings_proposals SET ${set} WHERE proposal_no = $1`, [proposalNo]);
    await expect(update(`state = 'approved', decided_by = ${await memberId('approver')}, decided_at = app_now()`)).rejects.toThrow(
      'approval_is_a_version',
    );
    await expect(update(`state = 'rejected', decided_by = ${owner}, decided_at = app_now()`)).rejects.toThrow('two_persons');
    for (const column of ['key', 'version', 'value', 'reason', 'proposed_by', 'expires_at', 'written_version']) {
      await expect(update(`${column} = ${column}`), column).rejects.toMatchObject({ code: '42501' });
    }
    await expect(asAdmin('DELETE FROM settings_proposals')).rejects.toMatchObject({ code: '42501' });
    await expect(asAdmin('UPDATE settings_owners SET needs_two = false')).rejects.toMatchObject({ code: '42501' });
  });
});
