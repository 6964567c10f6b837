import { logInStaff } from '@peerbourse/contract/identity/sessions/log-in-staff';
import { verifyStaffLogIn } from '@peerbourse/contract/identity/sessions/verify-staff-log-in';
import { beginInvitation } from '@peerbourse/contract/identity/staff/begin-invitation';
import { myStaffAccount } from '@peerbourse/contract/identity/staff/my-staff-account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentCode, demoMembers, openDemoSession, seedDemoStaff } from '../../demo/staff.ts';
import { addFirstMember, listMembers, suspendMember } from '../../src/first-staff.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
const guest = { headers: { cookie: undefined } };

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.query('TRUNCATE staff_members CASCADE');
  await env.start('admin');
});

afterAll(() => env.close());

const input = (name: string) => ({ name, email: `${name}@staff.test`, roles: ['approver'] as const });

describe('the first members of staff', () => {
  it('are two, and no third comes by the command', async () => {
    const first = await addFirstMember(env.config, input('first'));
    expect((await env.call(beginInvitation, first, guest)).body).toMatchObject({ code: '00000', data: { name: 'first' } });
    const again = await addFirstMember(env.config, input('first'));
    expect((await env.call(beginInvitation, first, guest)).body.code).toBe('61409');
    expect((await env.call(beginInvitation, again, guest)).body.code).toBe('00000');
    await addFirstMember(env.config, input('second'));
    await expect(addFirstMember(env.config, input('third'))).rejects.toThrow('There are two members already.');
    expect(await listMembers(env.config)).toEqual([
      { name: 'first', state: 'invited' },
      { name: 'second', state: 'invited' },
    ]);
    expect(await env.query(`SELECT actor_kind FROM audit_entries WHERE act = 'staff.first-member-added'`)).toHaveLength(3);
  });

  it('of many commands at once two are carried out', async () => {
    await env.query('TRUNCATE staff_members CASCADE');
    const names = Array.from({ length: 6 }, (_, i) => `member-${i}`);
    const outcomes = await Promise.allSettled(names.map((name) => addFirstMember(env.config, input(name))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('somebody who was suspended makes room', async () => {
    const [one] = await env.query<{ name: string }>('SELECT name FROM staff_members ORDER BY name');
    await suspendMember(env.config, one?.name ?? '');
    await addFirstMember(env.config, input('successor'));
    await expect(addFirstMember(env.config, input(one?.name ?? ''))).rejects.toThrow('There are two members already.');
  });

  it('those of a demonstration log in with what is printed', async () => {
    await env.query('TRUNCATE staff_members CASCADE');
    await seedDemoStaff(env.config);
    await seedDemoStaff(env.config);
    const [alma] = demoMembers;
    const first = await env.call(logInStaff, { username: alma?.name ?? '', password: alma?.password ?? '' }, guest);
    const googleCode = await currentCode(env.config, alma?.name ?? '');
    const second = await env.call(verifyStaffLogIn, { ticket: first.body.data.ticket, googleCode }, guest);
    expect(second.body).toMatchObject({ code: '00000', data: { name: 'alma' } });
    const headers = await openDemoSession(env.config);
    expect((await env.call(myStaffAccount, {}, { headers })).body.data.name).toBe('alma');
  });

  it('are not made, opened or read in a live database', async () => {
    await env.query(`UPDATE platform_identity SET kind = 'live'`);
    await expect(seedDemoStaff(env.config)).rejects.toThrow('demonstrations only');
    await expect(openDemoSession(env.config)).rejects.toThrow('demonstrations only');
    await expect(currentCode(env.config, 'alma')).rejects.toThrow('demonstrations only');
    await env.query(`UPDATE platform_identity SET kind = 'test'`);
  });
});
