import { writeFileSync } from 'node:fs';
import { decideHit } from '@peerbourse/contract/identity/verification/decide-hit';
import { hitQueue } from '@peerbourse/contract/identity/verification/hit-queue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenMembers } from '#modules/identity/verification/screening/screen-members.ts';
import type { StaffActor, UserActor } from '#platform/http/session-gate.ts';
import { metrics } from '#platform/metrics.ts';
import { screeningOf } from '#platform/screening/screening.ts';
import { as, makeAccount, staffMember } from '../support/acting-roles.ts';
import { failingRow } from '../support/failing-row.ts';
import { anna, dora, type IdentityDesk, openIdentityDesk, rolf, vexmoor } from '../support/identity-desk.ts';

const reason = 'born elsewhere, as the passport shows';
let desk: IdentityDesk;
let { env, worker, applicants, decide, approved, levelOf, addDays, approveBySql, listPath, writeList } = {} as IdentityDesk;

beforeAll(async () => {
  desk = await openIdentityDesk();
  ({ env, worker, applicants, decide, approved, levelOf, addDays, approveBySql, listPath, writeList } = desk);
});

afterAll(() => desk.close());

async function clear(hitNo: string, by: StaffActor, isSamePerson = false) {
  return (await env.call(decideHit, { hitNo, isSamePerson, reason }, as(by))).body;
}

describe('the list of sanctions', () => {
  const person = { firstName: 'Orlán', lastName: 'Vexmoor', birthDate: '1961-04-01' };

  async function hitOf(caseNo: string, by = dora) {
    const { data } = await applicants.opened(caseNo, by);
    return data.screening?.hits ?? [];
  }

  it('a hit stops the approval until two members have cleared it, and rejects nobody', async () => {
    const user = await makeAccount(env);
    const caseNo = await applicants.submitted(user, person);
    const [hit] = await hitOf(caseNo);
    expect(hit).toMatchObject({
      listName: 'Test list',
      entryId: 'T-1',
      entryName: 'Orlan Vexmoor',
      score: 100,
      state: 'open',
      proposedBy: null,
    });
    const { hitNo = '' } = hit ?? {};
    expect((await decide(caseNo)).code).toBe('20717');

    expect((await clear(hitNo, anna)).code).toBe('20712');
    await hitOf(caseNo, anna);
    expect((await clear(hitNo, anna)).code).toBe('40301');
    expect(await clear(hitNo, dora)).toMatchObject({ code: '00000', data: { state: 'proposed', proposedBy: 'dora', reason } });
    expect((await clear(hitNo, dora)).code).toBe('20720');
    expect((await decide(caseNo)).code).toBe('20717');
    expect(await clear(hitNo, anna)).toMatchObject({ data: { state: 'cleared', decidedBy: 'anna' } });
    expect((await clear(hitNo, rolf)).code).toBe('20712');
    expect(await decide(caseNo)).toMatchObject({ code: '00000' });
    expect(await levelOf(user)).toBe(2);
  });

  it('the queue shows who waits, masked, to those who decide it', async () => {
    const caseNo = await applicants.submitted(await makeAccount(env), person);
    const [hit] = await hitOf(caseNo);
    const { body } = await env.call(hitQueue, {}, as(anna));
    const found = body.data.hits.find(({ hitNo }) => hitNo === hit?.hitNo);
    expect(found?.case).toMatchObject({ caseNo, name: 'O** V**', openHits: 1 });
    expect(body.data.waiting).toBeGreaterThan(0);
    expect((await env.call(hitQueue, {}, as(staffMember('rita', ['reader'])))).body.code).toBe('40301');
    expect((await clear('1'.repeat(19), dora)).code).toBe('20718');
  });

  it('that it is the same person one member says, which two can take back', async () => {
    const caseNo = await applicants.submitted(await makeAccount(env), person);
    const [{ hitNo } = { hitNo: '' }] = await hitOf(caseNo);
    expect(await clear(hitNo, dora, true)).toMatchObject({ data: { state: 'confirmed', decidedBy: 'dora' } });
    expect((await clear(hitNo, dora, true)).code).toBe('20719');
    expect((await decide(caseNo)).code).toBe('20717');
    await hitOf(caseNo, rolf);
    expect(await clear(hitNo, rolf)).toMatchObject({ data: { state: 'proposed', decidedBy: null } });
    await hitOf(caseNo, anna);
    expect(await clear(hitNo, anna)).toMatchObject({ data: { state: 'cleared' } });
  });

  it.each([
    [`state = 'cleared', proposed_by = member('dora'), proposed_at = app_now(), decided_by = member('anna')`, 'nobody proposed it'],
    [`state = 'proposed', proposed_by = member('anna'), proposed_at = app_now()`, 'approvers propose nothing'],
  ])('the database refuses %s: %s', async (change) => {
    const caseNo = await applicants.submitted(await makeAccount(env), person);
    const [{ hitNo } = { hitNo: '' }] = await hitOf(caseNo);
    await expect(changeHit(hitNo, change)).rejects.toThrow();
  });

  it.each([
    [`decided_by = member('dora')`, 'the one who proposed it'],
    [`decided_by = member('rita-of-nowhere')`, 'nobody'],
    [`decided_by = member('anna'), proposed_by = member('rolf')`, 'another proposer'],
    [`decided_by = member('gone')`, 'somebody who has left'],
  ])('the database lets nobody clear it with %s: %s', async (change) => {
    const caseNo = await applicants.submitted(await makeAccount(env), person);
    const [{ hitNo } = { hitNo: '' }] = await hitOf(caseNo);
    await clear(hitNo, dora);
    await expect(changeHit(hitNo, `state = 'cleared', ${change}`)).rejects.toThrow();
    await expect(changeHit(hitNo, `entry_name = 'Somebody else'`)).rejects.toThrow('permission denied');
  });

  it('the database approves nobody with an open hit, or who was not compared at all', async () => {
    const withHit = await applicants.submitted(await makeAccount(env), person);
    await hitOf(withHit);
    await expect(approveBySql(withHit, `face = 'same'`)).rejects.toThrow('not screened, or whose hits are not cleared');
    const unscreened = await applicants.submitted(await makeAccount(env));
    await expect(approveBySql(unscreened, `face = 'same'`)).rejects.toThrow('not screened, or whose hits are not cleared');
    await applicants.opened(unscreened, dora);
    const foreign = `face = 'same', screening_id = (SELECT max(id) FROM verification_screenings WHERE case_id <> verification_cases.id)`;
    await expect(approveBySql(unscreened, foreign, false)).rejects.toThrow('not screened');
  });

  it('the database lets the api neither insert an approved application nor read hits', async () => {
    const caseNo = await applicants.submitted(await makeAccount(env));
    const columns =
      'account_id, country, document_type, document_number, document_mark, first_name, last_name, birth_date, front_file, back_file, selfie_file';
    const insert = (more: string, values: string) =>
      env.queryAs(
        'api',
        `INSERT INTO verification_cases (case_no, ${columns}${more}) SELECT '1', ${columns}${values} FROM verification_cases WHERE case_no = $1`,
        [caseNo],
      );
    await expect(insert(', state', `, 'approved'`)).rejects.toThrow('an application begins as one');
    await expect(insert(', decided_by', `, 'x'`)).rejects.toThrow('permission denied');
    await expect(env.queryAs('api', 'SELECT state FROM verification_hits')).rejects.toThrow('permission denied');
  });

  it('a new list is compared with everybody, in batches; what was cleared does not come back, a changed entry does', async () => {
    const user = await makeAccount(env);
    const caseNo = await applicants.submitted(user, { ...person, lastName: 'Vexmor' });
    const [{ hitNo } = { hitNo: '' }] = await hitOf(caseNo);
    await clear(hitNo, dora);
    await hitOf(caseNo, anna);
    await clear(hitNo, anna);
    expect(await decide(caseNo)).toMatchObject({ code: '00000' });
    const erika = await makeAccount(env);
    await approved(erika, { firstName: 'Tabea', lastName: 'Nullmann' });

    writeList('2026-11-12', vexmoor, 'T-2,Tabea Nullmann,,1984');
    await screenMembers(worker);
    expect(await hitStates(user)).toEqual(['cleared']);
    expect(await hitStates(erika)).toEqual(['open']);
    expect(await levelOf(erika)).toBe(2);
    await screenMembers(worker);
    expect(await hitStates(erika)).toEqual(['open']);

    writeList('2026-11-13', 'T-1,Orlan Vexmoor,Orlan the Great,1961-04-01', 'T-2,Tabea Nullmann,,1984');
    await screenMembers(worker);
    expect(await hitStates(user)).toEqual(['cleared', 'open']);
    expect(await hitStates(erika)).toEqual(['open']);
    const [{ count } = { count: 0 }] = await env.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM verification_screenings s JOIN verification_lists l ON l.id = s.list_id AND l.is_current
       RIGHT JOIN verification_cases c ON c.id = s.case_id WHERE s.id IS NULL AND c.state IN ('submitted', 'renewing', 'approved')`,
    );
    expect(count).toBe(0);
  });

  it('compares the others while something is wrong with one of them, who is tried again', async () => {
    const [wrong, right] = [await makeAccount(env), await makeAccount(env)];
    const caseNo = await applicants.submitted(wrong, { ...person, lastName: 'Karstadt' });
    await applicants.submitted(right, { ...person, lastName: 'Wolkenried' });
    const [{ id } = { id: '' }] = await env.query<{ id: string }>('SELECT id::text FROM verification_cases WHERE case_no = $1', [caseNo]);
    const mend = await failingRow(env, 'verification_screenings', `NEW.case_id = ${id}`);
    writeList('2026-11-15', 'T-8,Paula Karstadt,,1984', 'T-9,Paula Wolkenried,,1984');
    const compared = async () => {
      const rows = await env.query<{ id: string }>(
        `SELECT account_id::text AS id FROM verification_screenings s JOIN verification_cases c ON c.id = s.case_id
         JOIN verification_lists l ON l.id = s.list_id WHERE l.is_current AND account_id IN ($1, $2) ORDER BY c.id`,
        [wrong.mainId, right.mainId],
      );
      return rows.map((row) => row.id);
    };
    await screenMembers(worker);
    expect(await compared()).toEqual([right.mainId]);
    await mend();
    await screenMembers(worker);
    expect(await compared()).toEqual([wrong.mainId, right.mainId]);
  });

  it('goes on where a worker stopped', async () => {
    writeList('2026-11-14', vexmoor);
    await screenMembers(worker);
    const [list] = await env.query<{ id: string; to: string }>(
      'SELECT id::text, screened_to::text AS to FROM verification_lists WHERE is_current',
    );
    await env.query(
      'DELETE FROM verification_screenings s WHERE list_id = $1 AND NOT EXISTS (SELECT FROM verification_cases WHERE screening_id = s.id)',
      [list?.id],
    );
    const caseNo = await applicants.submitted(await makeAccount(env));
    await screenMembers(worker);
    const rows = await env.query(
      `SELECT c.case_no FROM verification_screenings s JOIN verification_cases c ON c.id = s.case_id WHERE s.list_id = $1`,
      [list?.id],
    );
    expect(rows).toEqual([{ case_no: caseNo }]);
  });

  it('tells how old it is, and keeps the one before while a new one is broken', async () => {
    const published = await addDays(-9);
    writeList(published, vexmoor);
    await screenMembers(worker);
    expect((await metrics.screeningListAge.get()).values[0]?.value).toBe(9 * 86_400);
    writeFileSync(listPath, 'rubbish');
    await expect(screenMembers(worker)).rejects.toThrow('line 1');
    const caseNo = await applicants.submitted(await makeAccount(env));
    await screeningOf(env.config)
      .reload()
      .catch(() => undefined);
    expect((await applicants.opened(caseNo, dora)).data.screening).toMatchObject({ isSample: false, listName: 'Test list' });
  });
});

async function hitStates(user: UserActor): Promise<string[]> {
  const rows = await env.query<{ state: string }>('SELECT state FROM verification_hits WHERE account_id = $1 ORDER BY id', [
    user.accountId,
  ]);
  return rows.map(({ state }) => state);
}

async function changeHit(hitNo: string, change: string): Promise<void> {
  const set = change.replaceAll(/member\('([^']+)'\)/g, `(SELECT id FROM staff_names WHERE name = '$1')`);
  const whole = set.startsWith('state') ? `${set}, reason = 'a reason of the tests'` : set;
  const decided = set.includes('decided_by') ? `, decided_at = app_now(), decision_reason = 'a reason of the tests'` : '';
  await env.queryAs('admin', `UPDATE verification_hits SET ${whole}${decided} WHERE hit_no = $1`, [hitNo]);
}
