import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decideVerification } from '@peerbourse/contract/identity/verification/decide-verification';
import type { FaceAnswer } from '@peerbourse/contract/identity/verification/verification.shape';
import { expect } from 'vitest';
import type { UserActor } from '#platform/http/session-gate.ts';
import { startRole } from '#platform/role-runtime.ts';
import { as, staffMember, startActingRole } from './acting-roles.ts';
import { type Application, applicantsOf } from './applicants.ts';
import { openTestEnvironment } from './test-environment.ts';

export const dora = { ...staffMember('dora', ['decider']), staffId: '9000000000001' };
export const anna = { ...staffMember('anna', ['approver']), staffId: '9000000000002' };
export const rolf = { ...staffMember('rolf', ['risk']), staffId: '9000000000003' };
const gone = { ...staffMember('gone', ['risk']), staffId: '9000000000004' };

export const vexmoor = 'T-1,Orlan Vexmoor,,1961-04-01';

/** The roles and members of staff that decide about identities, with a list of sanctions that tests replace. */
export async function openIdentityDesk() {
  const dir = mkdtempSync(join(tmpdir(), 'pb-identity-'));
  const listPath = join(dir, 'list.csv');
  const writeList = (publishedOn: string, ...entries: string[]) =>
    writeFileSync(listPath, `#list,Test list,${publishedOn}\nentry_id,name,aliases,birth_dates\n${entries.join('\n')}\n`);
  writeList('2026-11-10', vexmoor);
  const env = await openTestEnvironment({ PB_FILES_DIR: dir, PB_SCREENING: 'file', PB_SCREENING_FILE: listPath });
  for (const { staffId, name, roles } of [dora, anna, rolf, gone]) {
    await env.query(
      `INSERT INTO staff_members (staff_id, name, email, password_hash, totp_secret, roles, state)
       VALUES ($1, $2, $2 || '@staff.test', 'none', 'none', $3, $4)`,
      [staffId, name, roles, name === 'gone' ? 'suspended' : 'active'],
    );
  }
  await Promise.all([
    startActingRole(env, 'api', [() => import('#modules/core/files/http.ts'), () => import('#modules/identity/verification/http.ts')]),
    startActingRole(env, 'admin', [() => import('#modules/identity/verification/admin.ts')]),
  ]);
  const worker = startRole('worker', env.config);
  const applicants = applicantsOf(env);

  async function decide(caseNo: string, { isApproved = true, face = 'same' as FaceAnswer | null } = {}) {
    const reasons: Array<'selfie-unclear'> = isApproved ? [] : ['selfie-unclear'];
    return (await env.call(decideVerification, { caseNo, isApproved, face, reasons, note: '' }, as(dora))).body;
  }

  return {
    env,
    worker,
    applicants,
    listPath,
    writeList,
    decide,

    approved: async (user: UserActor, more: Partial<Application> = {}): Promise<string> => {
      const caseNo = await applicants.submitted(user, more);
      await applicants.opened(caseNo, dora);
      expect(await decide(caseNo)).toMatchObject({ code: '00000' });
      return caseNo;
    },

    levelOf: async (user: UserActor): Promise<number | undefined> => {
      const [row] = await env.query<{ level: number }>('SELECT identity_level AS level FROM accounts_users WHERE id = $1', [
        user.accountId,
      ]);
      return row?.level;
    },

    /** YYYY-MM-DD. */
    addDays: async (days: number): Promise<string> => {
      const [row] = await env.query<{ day: string }>(`SELECT ((app_now() AT TIME ZONE 'UTC')::date + $1::int)::text AS day`, [days]);
      return row?.day ?? '';
    },

    /** As somebody who has taken over the console would. */
    approveBySql: async (caseNo: string, change: string, isScreened = true): Promise<void> => {
      const screening = isScreened
        ? ', screening_id = (SELECT max(id) FROM verification_screenings WHERE case_id = verification_cases.id)'
        : '';
      await env.queryAs(
        'admin',
        `UPDATE verification_cases SET state = 'approved', decided_at = app_now(), decided_by = 'x', ${change}${screening} WHERE case_no = $1`,
        [caseNo],
      );
    },

    close: async () => {
      await worker.db.destroy();
      await env.close();
      rmSync(dir, { recursive: true });
    },
  };
}

export type IdentityDesk = Awaited<ReturnType<typeof openIdentityDesk>>;
