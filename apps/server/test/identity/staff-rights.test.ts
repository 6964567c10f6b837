import { type StaffRole, staffRoles } from '@peerbourse/contract/call';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractCalls, specTable } from '../support/contract-calls.ts';
import { sampleInput } from '../support/fixtures/sample-inputs.ts';
import { type CallAnswer, openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
const calls = (await contractCalls()).map(({ call }) => call).filter(({ role }) => role === 'admin');
const rows = new Map(specTable('rights.tsv').map((row) => [row.path ?? '', row]));
const cases = calls.map((call) => ({ path: call.path, call }));

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
});

afterAll(() => env.close());

let members = 0;

/** A session of its own for each ask, because some calls end the session they come with. */
function loggedIn(roles: readonly StaffRole[]): Promise<{ cookie: string }> {
  members += 1;
  return env.addStaff(`member-${members}`, roles);
}

function cellOf({ status, body }: CallAnswer): string {
  if (status === 404) return 'none';
  if (body.code === refusals['session.missing'].code) return 'login';
  return body.code === refusals['right.missing'].code ? 'role' : 'yes';
}

describe('rights of staff', () => {
  it.each(cases)('R6.1 $path answers each role as its row says', async ({ path, call }) => {
    const row = rows.get(path) ?? {};
    const answered: Record<string, string> = {};
    for (const role of staffRoles) {
      answered[role] = cellOf(await env.call(call, sampleInput(call), { headers: await loggedIn([role]) }));
    }
    expect(answered).toEqual(Object.fromEntries(staffRoles.map((role) => [role, row[role]])));
  });

  it.each(cases)('R6.1 the row of $path agrees with the roles of the contract', ({ path, call }) => {
    const row = rows.get(path) ?? {};
    const may = staffRoles.filter((role) => row[role] === 'yes');
    expect(may).toEqual(call.roles.length > 0 ? staffRoles.filter((role) => call.roles.includes(role)) : [...staffRoles]);
  });

  it.each(cases.filter(({ call }) => call.auth === 'staff'))('R6.7 $path is refused without a staff session', async ({ call }) => {
    const cookies = [undefined, '', '__Host-pb_staff=', '__Host-pb_staff=wrong', 'pb_staff=session-of-the-operator'];
    for (const cookie of cookies) {
      const { body } = await env.call(call, sampleInput(call), { headers: { cookie } });
      expect(body).toMatchObject({ code: '00004', data: null });
    }
  });

  it('R6.7 guests reach nothing of the admin role but logging in and invitations', () => {
    expect(
      calls
        .filter(({ auth }) => auth !== 'staff')
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/v1/admin/staff/accept-invitation',
      '/v1/admin/staff/begin-invitation',
      '/v1/user/login/systemLogin',
      '/v1/user/login/verifySystemLogin',
    ]);
  });
});
