import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallInput } from '@peerbourse/contract/call';
import { type UploadPurpose, uploadPurposes } from '@peerbourse/contract/core/files/file.shape';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { decideVerification } from '@peerbourse/contract/identity/verification/decide-verification';
import { verificationCase } from '@peerbourse/contract/identity/verification/verification-case';
import { verificationQueue } from '@peerbourse/contract/identity/verification/verification-queue';
import { verificationState } from '@peerbourse/contract/identity/verification/verification-state';
import { viewLog } from '@peerbourse/contract/identity/verification/view-log';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '#platform/http/session-gate.ts';
import { actorHeader, as, makeAccount, staffMember, startActingRole } from '../support/acting-roles.ts';
import { type Application, applicantsOf } from '../support/applicants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let picture: string;
let applicants: ReturnType<typeof applicantsOf>;
let { filesOf, application, submit, submitted } = {} as typeof applicants;
const filesDir = mkdtempSync(join(tmpdir(), 'pb-verification-'));
const decider = staffMember('dora', ['decider']);
const reader = staffMember('rita', ['reader']);

beforeAll(async () => {
  env = await openTestEnvironment({ PB_FILES_DIR: filesDir });
  applicants = applicantsOf(env);
  ({ filesOf, application, submit, submitted } = applicants);
  picture = (
    await sharp({ create: { width: 64, height: 48, channels: 3, background: '#35a' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
  await Promise.all([
    startActingRole(env, 'api', [() => import('#modules/core/files/http.ts'), () => import('#modules/identity/verification/http.ts')]),
    startActingRole(env, 'admin', [() => import('#modules/core/files/admin.ts'), () => import('#modules/identity/verification/admin.ts')]),
  ]);
});

afterAll(async () => {
  await env.close();
  rmSync(filesDir, { recursive: true });
});

async function uploadsOf(user: UserActor): Promise<Record<UploadPurpose, string>> {
  const made = {} as Record<UploadPurpose, string>;
  for (const purpose of uploadPurposes) {
    const { body } = await env.call(uploadBase64File, { purpose, file: picture }, as(user));
    made[purpose] = body.data.fileId;
  }
  return made;
}

async function opened(caseNo: string, staff = decider) {
  return await applicants.opened(caseNo, staff);
}

async function decide(caseNo: string, isApproved: boolean, reasons: CallInput<typeof decideVerification>['reasons'] = []) {
  const face = isApproved ? 'same' : null;
  return (await env.call(decideVerification, { caseNo, isApproved, face, reasons, note: 'A note.' }, as(decider))).body;
}

async function stateOf(user: UserActor) {
  return (await env.call(verificationState, {}, as(user))).body.data;
}

describe('applications', () => {
  it('R2.11 an account without one says so, and then waits', async () => {
    const user = await makeAccount(env);
    expect(await stateOf(user)).toMatchObject({ state: 'none', name: null, reasons: [] });
    await submitted(user);
    expect(await stateOf(user)).toMatchObject({ state: 'submitted', name: 'E** M**', country: 'DE', documentType: 'id-card' });
  });

  it('R2.11 a verified account without one is verified, not asked for documents', async () => {
    const user = await makeAccount(env);
    await env.query(`UPDATE accounts_users SET identity_level = $2, real_name = 'Ann Example' WHERE id = $1`, [
      user.accountId,
      verifiedLevel,
    ]);
    expect(await stateOf(user)).toMatchObject({ state: 'approved', name: null, submittedAt: null, reasons: [] });
  });

  it('keep the number of the document out of the database', async () => {
    const user = await makeAccount(env);
    const caseNo = await submitted(user, { documentNumber: 'SECRET 4711' });
    const [row] = await env.query<{ all: string }>('SELECT verification_cases::text AS all FROM verification_cases WHERE case_no = $1', [
      caseNo,
    ]);
    expect(row?.all).not.toMatch(/4711|SECRET/);
    const attached = await env.query('SELECT 1 FROM files_stored WHERE account_id = $1 AND attached_at IS NOT NULL', [user.accountId]);
    expect(attached).toHaveLength(3);
  });

  it('of many at once one is accepted', async () => {
    const user = await makeAccount(env);
    const input = await application(user);
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(user, input)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000', ...Array.from({ length: 7 }, () => '20701')]);
  });

  it.each([
    ['an unknown country', { country: 'ZZ' }, '20703'],
    ['a name with markup', { firstName: '<b>' }, '20704'],
    ['a number without a digit', { documentNumber: 'ABCDEF' }, '20705'],
    ['a Chinese card with a wrong check digit', { country: 'CN', documentNumber: '110105198408120031' }, '20705'],
    ['somebody who is not 18', { birthDate: '2015-01-01' }, '20706'],
    ['a day that does not exist', { birthDate: '1984-02-30' }, '40001'],
    ['a passport with a back', { documentType: 'passport' }, '20707'],
    ['a card without a back', { back: undefined }, '20707'],
    ['a picture that does not exist', { front: 'A'.repeat(22) }, '20707'],
  ] as const)('are refused for %s', async (_, more, code) => {
    const user = await makeAccount(env);
    expect((await submit(user, await application(user, more as Partial<Application>))).code).toBe(code);
    expect(await env.query('SELECT 1 FROM verification_cases WHERE account_id = $1', [user.accountId])).toEqual([]);
  });

  it('are refused with pictures of somebody else, or meant for another part', async () => {
    const [user, other] = [await makeAccount(env), await makeAccount(env)];
    const foreign = await filesOf(other);
    expect((await submit(user, await application(user, { selfie: foreign['identity-selfie'] }))).code).toBe('20707');
    const own = await application(user);
    expect((await submit(user, { ...own, selfie: own.front })).code).toBe('20707');
    expect((await submit(user, { ...own, front: own.selfie, selfie: own.front })).code).toBe('20707');
    expect((await submit(user, own)).code).toBe('00000');
  });

  it('are made by the main account alone', async () => {
    const main = await makeAccount(env);
    const child = await makeAccount(env, main.mainId);
    expect((await env.call(verificationState, {}, as(child))).body.code).toBe('40302');
    expect((await submit(child, await application(main))).code).toBe('40302');
  });
});

describe('decisions', () => {
  it('an approval verifies the account and its children, and tells the applicant', async () => {
    const main = await makeAccount(env);
    const child = await makeAccount(env, main.mainId);
    const caseNo = await submitted(main);
    await opened(caseNo);
    expect(await decide(caseNo, true)).toMatchObject({ code: '00000', data: { state: 'approved' } });
    const rows = await env.query('SELECT identity_level, real_name, area_id FROM accounts_users WHERE id = ANY($1) ORDER BY id', [
      [main.accountId, child.accountId],
    ]);
    expect(rows).toEqual([
      { identity_level: 2, real_name: 'Erika Mustermann', area_id: '0' },
      { identity_level: 2, real_name: null, area_id: '0' },
    ]);
    expect(await stateOf(main)).toMatchObject({ state: 'approved' });
    expect((await submit(main, await application(main))).code).toBe('20702');
    expect(await env.query('SELECT kind FROM notifications_entries WHERE account_id = $1', [main.accountId])).toEqual([
      { kind: 'verification_approved' },
    ]);
  });

  it('R3.2 documents of mainland China mark the area', async () => {
    const user = await makeAccount(env);
    const caseNo = await submitted(user, {
      country: 'CN',
      documentType: 'id-card',
      documentNumber: '11010519900307003'.concat('10X98765432'[weighedSum('11010519900307003') % 11] ?? ''),
      birthDate: '1990-03-07',
      firstName: '小龙',
      lastName: '李',
    });
    await opened(caseNo);
    await decide(caseNo, true);
    const [row] = await env.query('SELECT identity_level, real_name, area_id FROM accounts_users WHERE id = $1', [user.accountId]);
    expect(row).toEqual({ identity_level: 2, real_name: '李小龙', area_id: '1' });
  });

  it('a rejection says why, and may be followed by another application', async () => {
    const user = await makeAccount(env);
    const caseNo = await submitted(user);
    await opened(caseNo);
    expect(await decide(caseNo, false, ['unreadable', 'name-differs'])).toMatchObject({ data: { state: 'rejected' } });
    expect(await stateOf(user)).toMatchObject({ state: 'rejected', reasons: ['unreadable', 'name-differs'], note: 'A note.' });
    const [row] = await env.query('SELECT identity_level FROM accounts_users WHERE id = $1', [user.accountId]);
    expect(row).toEqual({ identity_level: 0 });
    const [told] = await env.query('SELECT * FROM notifications_entries WHERE account_id = $1', [user.accountId]);
    expect(told).toMatchObject({ kind: 'verification_rejected' });
    expect(JSON.stringify(told)).toContain('A photo is too dark, blurry or small to read. The name doesn’t match the document.');
    await submitted(user);
    expect(await stateOf(user)).toMatchObject({ state: 'submitted', reasons: [] });
  });

  it('need a reason exactly when they reject, somebody who has looked, and an open case', async () => {
    const caseNo = await submitted(await makeAccount(env));
    expect((await decide(caseNo, false)).code).toBe('20713');
    expect((await decide(caseNo, true, ['expired'])).code).toBe('20713');
    expect((await decide(caseNo, true)).code).toBe('20712');
    expect((await decide('1'.repeat(19), true)).code).toBe('20709');
    await opened(caseNo);
    const answers = await Promise.all([decide(caseNo, true), decide(caseNo, false, ['expired']), decide(caseNo, true)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000', '20711', '20711']);
  });

  it('one document verifies one account, also when two are approved at once', async () => {
    const documentNumber = 'P 77 88-99';
    const [first, second] = [await makeAccount(env), await makeAccount(env)];
    const cases = [await submitted(first, { documentNumber }), await submitted(second, { documentNumber: 'p778899' })];
    for (const caseNo of cases) await opened(caseNo);
    expect((await opened(cases[0] as string)).data.sameDocument).toMatchObject([{ userId: second.userId, state: 'submitted' }]);
    const answers = await Promise.all(cases.map((caseNo) => decide(caseNo, true)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000', '20708']);
    // Whoever tries numbers learns nothing from the answer; staff see it, and cannot approve it.
    const third = await submitted(await makeAccount(env), { documentNumber: 'P778899' });
    expect((await opened(third)).data.sameDocument).toHaveLength(2);
    expect((await decide(third, true)).code).toBe('20708');
    const elsewhere = await submitted(await makeAccount(env), { documentNumber: 'P778899', country: 'FR' });
    expect((await opened(elsewhere)).data.sameDocument).toEqual([]);
  });
});

describe('the queue', () => {
  it('shows masked cases, the oldest first, page by page', async () => {
    const user = await makeAccount(env);
    const newest = await submitted(user, { documentNumber: 'QUEUE 12345', firstName: 'Quentin' });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { body } = await env.call(verificationQueue, { limit: 2, ...(after ? { after } : {}) }, as(reader));
      seen.push(...body.data.cases.map((row) => row.caseNo));
      after = body.data.next ?? undefined;
      expect(JSON.stringify(body)).not.toMatch(/12345|Quentin|Mustermann/);
    } while (after);
    const rows = await env.query<{ case_no: string }>(`SELECT case_no FROM verification_cases WHERE state = 'submitted' ORDER BY id`);
    expect(seen).toEqual(rows.map((row) => row.case_no));
    expect(seen.at(-1)).toBe(newest);
    const { body } = await env.call(verificationCase, { caseNo: newest }, as(reader));
    expect(body.data).toMatchObject({ name: 'Q** M**', documentNumber: '****45', earlier: 0 });
  });

  it('filters', async () => {
    const user = await makeAccount(env);
    const caseNo = await submitted(user, { country: 'JP', documentType: 'passport', back: undefined });
    for (const filter of [{ userId: user.userId }, { country: 'JP' }, { documentType: 'passport' }] as const) {
      const { body } = await env.call(verificationQueue, filter, as(reader));
      expect(body.data.cases.map((row) => row.caseNo)).toEqual([caseNo]);
    }
  });

  it('readers see no more than that', async () => {
    const caseNo = await submitted(await makeAccount(env));
    expect((await opened(caseNo, reader)).code).toBe('40301');
    const { body } = await env.call(decideVerification, { caseNo, isApproved: true, face: 'same', reasons: [], note: '' }, as(reader));
    expect(body.code).toBe('40301');
    expect((await env.call(viewLog, {}, as(reader))).body.code).toBe('40301');
  });

  it('an opening shows the pictures to whoever opened it, and is written down twice', async () => {
    const user = await makeAccount(env);
    const files = await uploadsOf(user);
    const pictures = { front: files['identity-front'], back: files['identity-back'], selfie: files['identity-selfie'] };
    const caseNo = await submitted(user, { documentNumber: 'OPEN-123', ...pictures });
    const { data } = await opened(caseNo);
    expect(data).toMatchObject({ documentNumber: 'OPEN-123', firstName: 'Erika', lastName: 'Mustermann', birthDate: '1984-08-12' });
    for (const part of [data.front, data.back, data.selfie]) {
      expect(part).toMatchObject({ width: 64, height: 48 });
      const show = (staff: object) => fetch(`${env.addressOf('admin')}${part?.url}`, { headers: { [actorHeader]: JSON.stringify(staff) } });
      expect((await show(decider)).headers.get('content-type')).toBe('image/jpeg');
      expect((await show(staffMember('other', ['decider']))).status).toBe(404);
    }
    const { body } = await env.call(viewLog, { caseNo }, as(decider));
    expect(body.data.views).toMatchObject([{ caseNo, userId: user.userId, staffName: 'dora' }]);
    expect(await env.query(`SELECT actor, act FROM audit_entries WHERE subject = $1`, [user.userId])).toEqual([
      { actor: 'dora', act: 'verification.opened' },
    ]);
  });

  it('an operator who opens the 31st case within an hour is stopped, and may go on later', async () => {
    const busy = staffMember('berta', ['risk']);
    const user = await makeAccount(env);
    const caseNo = await submitted(user);
    const [row] = await env.query<{ id: string }>('SELECT id::text FROM verification_cases WHERE case_no = $1', [caseNo]);
    const copies = await env.query<{ case_no: string }>(
      `INSERT INTO verification_cases (case_no, account_id, country, document_type, document_number, document_mark, first_name, last_name, birth_date,
         front_file, back_file, selfie_file, state, reasons, decided_at, decided_by)
       SELECT (2000000000000000000 + n)::text, account_id, country, document_type, document_number, document_mark, first_name, last_name, birth_date,
         front_file, back_file, selfie_file, 'rejected', '{expired}', app_now(), 'x' FROM verification_cases, generate_series(1, 29) n WHERE id = $1
       RETURNING case_no`,
      [row?.id],
    );
    await env.query(
      `INSERT INTO verification_views (case_id, staff_id, staff_name) SELECT id, 'berta', 'berta' FROM verification_cases WHERE case_no = ANY($1)`,
      [copies.map((copy) => copy.case_no)],
    );
    const others = [await submitted(await makeAccount(env)), await submitted(await makeAccount(env))];
    const answers = await Promise.all([caseNo, ...others].map((no) => opened(no, busy)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000', '20710', '20710']);
    const open = [caseNo, ...others][answers.findIndex(({ code }) => code === '00000')] as string;
    expect((await opened(open, busy)).code).toBe('00000');
    await env.query(`UPDATE verification_views SET viewed_at = viewed_at - interval '61 minutes' WHERE staff_id = 'berta'`);
    expect((await opened(others[1] as string, busy)).code).toBe('00000');
  });
});

function weighedSum(body: string): number {
  return Array.from(body).reduce((total, digit, place) => total + Number(digit) * (2 ** (17 - place) % 11), 0);
}
