import type { CallInput } from '@peerbourse/contract/call';
import { type UploadPurpose, uploadPurposes } from '@peerbourse/contract/core/files/file.shape';
import { openCase } from '@peerbourse/contract/identity/verification/open-case';
import { submitVerification } from '@peerbourse/contract/identity/verification/submit-verification';
import { expect } from 'vitest';
import type { StaffActor, UserActor } from '#platform/http/session-gate.ts';
import { publicHandle } from '#platform/ids.ts';
import { as } from './acting-roles.ts';
import type { TestEnvironment } from './test-environment.ts';

export type Application = CallInput<typeof submitVerification>;

let documents = 0;

/** People who apply for the verification of their identity. Where nobody looks at the pictures, rows are enough. */
export function applicantsOf(env: TestEnvironment) {
  async function filesOf(user: UserActor): Promise<Record<UploadPurpose, string>> {
    const made = Object.fromEntries(uploadPurposes.map((purpose) => [purpose, publicHandle()])) as Record<UploadPurpose, string>;
    await env.query(
      `INSERT INTO files_stored (file_id, account_id, purpose, sha256, size, type, width, height, key_id, wrapped_key, nonce, place, retention)
       SELECT file_id, $3, purpose, $4, 1, 'image/jpeg', 64, 48, 'dev', 'none', $5, file_id, 'identity' FROM unnest($1::text[], $2::text[]) f (file_id, purpose)`,
      [Object.values(made), Object.keys(made), user.accountId, Buffer.alloc(32), Buffer.alloc(12)],
    );
    return made;
  }

  async function application(user: UserActor, more: Partial<Application> = {}): Promise<Application> {
    const files = await filesOf(user);
    documents += 1;
    return {
      country: 'DE',
      documentType: 'id-card',
      documentNumber: `L01X00T${String(documents).padStart(3, '0')}`,
      firstName: 'Erika',
      lastName: 'Mustermann',
      birthDate: '1984-08-12',
      expiresOn: '2099-12-31',
      front: files['identity-front'],
      back: files['identity-back'],
      selfie: files['identity-selfie'],
      ...more,
    };
  }

  async function submit(user: UserActor, input: Application) {
    return (await env.call(submitVerification, input, as(user))).body;
  }

  async function submitted(user: UserActor, more: Partial<Application> = {}): Promise<string> {
    const body = await submit(user, await application(user, more));
    expect(body.code).toBe('00000');
    return body.data.caseNo;
  }

  async function opened(caseNo: string, staff: StaffActor) {
    return (await env.call(openCase, { caseNo }, as(staff))).body;
  }

  return { filesOf, application, submit, submitted, opened };
}
