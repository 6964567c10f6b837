import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { verificationCase } from '@peerbourse/contract/identity/verification/verification-case';
import { verificationQueue } from '@peerbourse/contract/identity/verification/verification-queue';
import { verificationState } from '@peerbourse/contract/identity/verification/verification-state';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchExpiry } from '#modules/identity/verification/expiry/watch-expiry.ts';
import { work } from '#modules/identity/verification/work.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { sql } from '#platform/sql.ts';
import { as, makeAccount } from '../support/acting-roles.ts';
import { failingRow } from '../support/failing-row.ts';
import { dora, type IdentityDesk, openIdentityDesk } from '../support/identity-desk.ts';

let desk: IdentityDesk;
let { env, worker, applicants, decide, approved, levelOf, addDays, approveBySql } = {} as IdentityDesk;

beforeAll(async () => {
  desk = await openIdentityDesk();
  ({ env, worker, applicants, decide, approved, levelOf, addDays, approveBySql } = desk);
});

afterAll(() => desk.close());

async function stateOf(user: UserActor) {
  return (await env.call(verificationState, {}, as(user))).body.data;
}

/** The end of a document is moved instead of the clock. */
async function endsIn(user: UserActor, days: number): Promise<void> {
  await env.query(
    `UPDATE verification_cases SET expires_on = (app_now() AT TIME ZONE 'UTC')::date + $2::int WHERE account_id = $1 AND state = 'approved'`,
    [user.accountId, days],
  );
}

/** The applications that wait at the desk, by their numbers. */
async function waitingCases(): Promise<string[]> {
  const queue = work.queues?.find(({ name }) => name === 'verification.cases');
  const { rows } = await sql<{ number: string }>`SELECT number FROM (${queue?.waiting(sql`NULL`)}) AS waiting`.execute(worker.db);
  return rows.map(({ number }) => number);
}

async function toldTo(user: UserActor): Promise<string[]> {
  const rows = await env.query<{ kind: string }>('SELECT kind FROM notifications_entries WHERE account_id = $1 ORDER BY id', [
    user.accountId,
  ]);
  return rows.map(({ kind }) => kind).filter((kind) => kind !== 'verification_approved');
}

describe('age', () => {
  it('a country may ask for more years, and the refusal says how many', async () => {
    await env.query(
      `INSERT INTO settings_versions (key, version, value, author) VALUES ('verification.minimumAge', 1, '{"years":18,"countries":{"JP":20}}', 'test')`,
    );
    const user = await makeAccount(env);
    const birthDate = `${Number((await addDays(0)).slice(0, 4)) - 19}-01-01`;
    const refused = await applicants.submit(user, await applicants.application(user, { country: 'JP', birthDate }));
    expect(refused).toMatchObject({ code: '20706', data: { fields: 'birthDate', years: 20 } });
    expect(await stateOf(user)).toMatchObject({ minimumAge: 18, minimumAges: { JP: 20 } });
    const caseNo = await applicants.submitted(user, { birthDate });
    expect((await applicants.opened(caseNo, dora)).data).toMatchObject({ age: 19, minimumAge: 18 });
  });
});

describe('documents that end', () => {
  it('are refused when they have ended, or when a passport says no day', async () => {
    const user = await makeAccount(env);
    const yesterday = await applicants.application(user, { expiresOn: await addDays(-1) });
    expect(await applicants.submit(user, yesterday)).toMatchObject({ code: '20714', data: { fields: 'expiresOn' } });
    for (const more of [{ documentType: 'passport', back: undefined, expiresOn: null }, { expiresOn: '2027-02-30' }] as const)
      expect((await applicants.submit(user, await applicants.application(user, more as object))).code).toBe('40001');
    const caseNo = await applicants.submitted(user, { expiresOn: await addDays(0) });
    expect((await applicants.opened(caseNo, dora)).data).toMatchObject({ daysLeft: 0 });
  });

  it('cannot be approved when they ended while they waited, neither by the call nor in the database', async () => {
    const caseNo = await applicants.submitted(await makeAccount(env));
    await applicants.opened(caseNo, dora);
    await env.query(`UPDATE verification_cases SET expires_on = '2020-01-01' WHERE case_no = $1`, [caseNo]);
    expect((await decide(caseNo)).code).toBe('20714');
    await expect(approveBySql(caseNo, `face = 'same'`)).rejects.toThrow('the document has ended');
  });

  it('may never end', async () => {
    const user = await makeAccount(env);
    const caseNo = await approved(user, { expiresOn: null });
    expect((await applicants.opened(caseNo, dora)).data).toMatchObject({ expiresOn: null, daysLeft: null });
    expect(await stateOf(user)).toMatchObject({ state: 'approved', expiry: null });
  });

  it('are told to their owner 30 and 7 days before and when they are over, each once', async () => {
    const user = await makeAccount(env);
    await approved(user);
    for (const [days, told] of [
      [31, []],
      [30, ['document_ends']],
      [8, ['document_ends']],
      [7, ['document_ends', 'document_ends']],
      [0, ['document_ends', 'document_ends']],
      [-1, ['document_ends', 'document_ends', 'document_ended']],
      [-1, ['document_ends', 'document_ends', 'document_ended']],
    ] as const) {
      await endsIn(user, days);
      await watchExpiry(worker);
      expect(await toldTo(user), String(days)).toEqual(told);
    }
    expect(await levelOf(user)).toBe(2);
    const listed = async (ending: 'soon' | 'over') =>
      (await env.call(verificationQueue, { state: 'approved', ending, userId: user.userId }, as(dora))).body.data.cases.length;
    expect([await listed('soon'), await listed('over')]).toEqual([0, 1]);
    await endsIn(user, 30);
    expect([await listed('soon'), await listed('over')]).toEqual([1, 0]);
  });

  it('take the level away 30 days after their end, with its children, and no sooner', async () => {
    const user = await makeAccount(env);
    const child = await makeAccount(env, user.mainId);
    await approved(user);
    await endsIn(user, -30);
    await watchExpiry(worker);
    expect([await levelOf(user), await levelOf(child)]).toEqual([2, 2]);
    await endsIn(user, -31);
    await watchExpiry(worker);
    expect([await levelOf(user), await levelOf(child)]).toEqual([0, 0]);
    expect((await toldTo(user)).at(-1)).toBe('identity_lapsed');
    expect(await stateOf(user)).toMatchObject({ state: 'expired', expiry: { mayRenew: true } });
  });

  it('that something is wrong with hold up no other', async () => {
    const [wrong, right] = [await makeAccount(env), await makeAccount(env)];
    for (const user of [wrong, right]) await approved(user);
    await endsIn(wrong, -32);
    await endsIn(right, -31);
    const mend = await failingRow(env, 'accounts_users', `NEW.id = ${wrong.mainId} AND NEW.identity_level = 0`);
    await watchExpiry(worker);
    expect([await levelOf(wrong), await levelOf(right)]).toEqual([2, 0]);
    await mend();
    await watchExpiry(worker);
    expect(await levelOf(wrong)).toBe(0);
  });

  it('take nothing away where that is switched off', async () => {
    const user = await makeAccount(env);
    await approved(user);
    await endsIn(user, -100);
    await env.query(
      `INSERT INTO settings_versions (key, version, value, author) VALUES ('verification.expiry', 1, '{"fallsBack":false,"graceDays":30}', 'test')`,
    );
    await watchExpiry(worker);
    expect(await levelOf(user)).toBe(2);
    await env.query(`DELETE FROM settings_versions WHERE key = 'verification.expiry'`);
  });

  it('are renewed while the old one counts; the new one replaces it', async () => {
    const user = await makeAccount(env);
    const first = await approved(user);
    expect((await applicants.submit(user, await applicants.application(user))).code).toBe('20702');
    await endsIn(user, 29);
    const rejected = await applicants.submitted(user);
    expect(await stateOf(user)).toMatchObject({ state: 'approved', renewal: 'submitted' });
    expect(await waitingCases()).toContain(rejected);
    expect((await applicants.submit(user, await applicants.application(user))).code).toBe('20701');
    await endsIn(user, -31);
    await watchExpiry(worker);
    expect(await levelOf(user)).toBe(2);
    expect((await applicants.opened(rejected, dora)).data).toMatchObject({ isRenewal: true, state: 'submitted' });
    await decide(rejected, { isApproved: false, face: 'unsure' });
    expect(await stateOf(user)).toMatchObject({ state: 'approved', renewal: 'rejected', reasons: ['selfie-unclear'] });
    await watchExpiry(worker);
    expect(await levelOf(user)).toBe(0);

    const second = await applicants.submitted(user);
    expect(await stateOf(user)).toMatchObject({ state: 'submitted' });
    await applicants.opened(second, dora);
    expect(await decide(second)).toMatchObject({ code: '00000' });
    expect(await levelOf(user)).toBe(2);
    expect(await stateOf(user)).toMatchObject({ state: 'approved', renewal: null, expiry: { endsOn: '2099-12-31', mayRenew: false } });
    const states = await env.query('SELECT case_no, state FROM verification_cases WHERE account_id = $1 ORDER BY id', [user.accountId]);
    expect(states).toEqual([
      { case_no: first, state: 'replaced' },
      { case_no: rejected, state: 'rejected' },
      { case_no: second, state: 'approved' },
    ]);
  });

  it('the worker takes no level for another reason, and gives none', async () => {
    const user = await makeAccount(env);
    await approved(user);
    const set = (level: number) =>
      env.queryAs('worker', 'UPDATE accounts_users SET identity_level = $2 WHERE id = $1', [user.accountId, level]);
    await expect(set(0)).rejects.toThrow('when its document has ended');
    await endsIn(user, -1);
    await set(0);
    await expect(set(2)).rejects.toThrow('when its document has ended');
  });
});

describe('faces', () => {
  it('nobody is approved before somebody says that it is the same person; the answer is kept', async () => {
    const caseNo = await applicants.submitted(await makeAccount(env));
    await applicants.opened(caseNo, dora);
    for (const face of ['unsure', 'different', null] as const) expect((await decide(caseNo, { face })).code).toBe('20715');
    expect(await decide(caseNo)).toMatchObject({ code: '00000' });
    const { body } = await env.call(verificationCase, { caseNo }, as(dora));
    expect(body.data).toMatchObject({ state: 'approved', face: 'same' });
    const [entry] = await env.query<{ details: object }>(
      `SELECT details FROM audit_entries WHERE act = 'verification.decided' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.details).toMatchObject({ face: 'same', list: 'Test list', listVersion: expect.stringMatching(/^2026-11-10 /) });
  });

  it('the database asks for it as well', async () => {
    const caseNo = await applicants.submitted(await makeAccount(env));
    await applicants.opened(caseNo, dora);
    for (const face of [`face = 'unsure'`, 'face = NULL']) await expect(approveBySql(caseNo, face)).rejects.toThrow('compared the faces');
  });
});

describe('pictures', () => {
  it('of another account are told to whoever opens the case, however they were saved, and reject nobody', async () => {
    const [one, other, third] = [await makeAccount(env), await makeAccount(env), await makeAccount(env)];
    const first = await applicants.submitted(one, { selfie: await uploaded(one, 'same', 92) });
    const again = await applicants.submitted(other, { selfie: await uploaded(other, 'same', 55) });
    const stranger = await applicants.submitted(third, { selfie: await uploaded(third, 'else', 90) });
    const told = { part: 'selfie', otherPart: 'selfie', caseNo: first, userId: one.userId, state: 'submitted' };
    expect((await applicants.opened(again, dora)).data.samePictures).toEqual([told]);
    expect((await applicants.opened(stranger, dora)).data.samePictures).toEqual([]);
    expect(await decide(again)).toMatchObject({ code: '00000' });
    const sizes = await env.query(
      `SELECT DISTINCT length(likeness) AS size FROM files_stored WHERE purpose = 'identity-selfie' AND likeness IS NOT NULL`,
    );
    expect(sizes).toEqual([{ size: 8 }]);
  });
});

/** A scene with enough in it to be told apart from others. */
async function uploaded(user: UserActor, scene: 'same' | 'else', quality: number): Promise<string> {
  const shapes =
    scene === 'same'
      ? '<circle cx="210" cy="220" r="140" fill="#dba"/><rect x="420" y="300" width="300" height="200" fill="#246"/><rect y="520" width="800" height="80" fill="#853"/>'
      : '<rect width="260" height="600" fill="#111"/><circle cx="560" cy="150" r="110" fill="#ffd"/><path d="M300 600 500 250 800 600z" fill="#272"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#9ac"/>${shapes}</svg>`;
  const file = (await sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer()).toString('base64');
  const { body } = await env.call(uploadBase64File, { purpose: 'identity-selfie', file }, as(user));
  return body.data.fileId;
}
