import { logInStaff } from '@peerbourse/contract/identity/sessions/log-in-staff';
import { verifyStaffLogIn } from '@peerbourse/contract/identity/sessions/verify-staff-log-in';
import { beginInvitation } from '@peerbourse/contract/identity/staff/begin-invitation';
import { myStaffAccount } from '@peerbourse/contract/identity/staff/my-staff-account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentCode, demoMembers, openDemoSession, seedDemoStaff } from '../../demo/staff.ts';
import { addFirstMember, suspendMember } from '../../src/first-staff.ts';
import { openStage, type Stage } from '../support/test-environment.ts';

let stage: Stage;
const guest = { headers: { cookie: undefined } };

beforeAll(async () => {
  stage = await openStage();
  await stage.query('TRUNCATE staff_members CASCADE');
  await stage.start('admin');
});

afterAll(() => stage.close());

const wish = (name: string) => ({ name, email: `${name}@staff.test`, roles: ['approver'] as const });

describe('the first members of staff', () => {
  it('are two, and no third comes by the command', async () => {
    const first = await addFirstMember(stage.config, wish('first'));
    expect((await stage.call(beginInvitation, first, guest)).body).toMatchObject({ code: '00000', data: { name: 'first' } });
    const again = await addFirstMember(stage.config, wish('first'));
    expect((await stage.call(beginInvitation, first, guest)).body.code).toBe('61409');
    expect((await stage.call(beginInvitation, again, guest)).body.code).toBe('00000');
    await addFirstMember(stage.config, wish('second'));
    await expect(addFirstMember(stage.config, wish('third'))).rejects.toThrow('There are two members already.');
    expect(await stage.query(`SELECT name FROM staff_members ORDER BY name`)).toEqual([{ name: 'first' }, { name: 'second' }]);
    expect(await stage.query(`SELECT actor_kind FROM audit_entries WHERE act = 'staff.first-member-added'`)).toHaveLength(3);
  });

  it('of many commands at once two are carried out', async () => {
    await stage.query('TRUNCATE staff_members CASCADE');
    const names = Array.from({ length: 6 }, (_, i) => `member-${i}`);
    const outcomes = await Promise.allSettled(names.map((name) => addFirstMember(stage.config, wish(name))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('somebody who was suspended makes room', async () => {
    const [one] = await stage.query<{ name: string }>('SELECT name FROM staff_members ORDER BY name');
    await suspendMember(stage.config, one?.name ?? '');
    await addFirstMember(stage.config, wish('successor'));
    await expect(addFirstMember(stage.config, wish(one?.name ?? ''))).rejects.toThrow('There are two members already.');
  });

  it('those of a demonstration log in with what is printed', async () => {
    await stage.query('TRUNCATE staff_members CASCADE');
    await seedDemoStaff(stage.config);
    await seedDemoStaff(stage.config);
    const [alma] = demoMembers;
    const first = await stage.call(logInStaff, { username: alma?.name ?? '', password: alma?.password ?? '' }, guest);
    const googleCode = await currentCode(stage.config, alma?.name ?? '');
    const second = await stage.call(verifyStaffLogIn, { ticket: first.body.data.ticket, googleCode }, guest);
    expect(second.body).toMatchObject({ code: '00000', data: { name: 'alma' } });
    const headers = await openDemoSession(stage.config);
    expect((await stage.call(myStaffAccount, {}, { headers })).body.data.name).toBe('alma');
  });

  it('are not made, opened or read in a live database', async () => {
    await stage.query(`UPDATE platform_identity SET kind = 'live'`);
    await expect(seedDemoStaff(stage.config)).rejects.toThrow('demonstrations only');
    await expect(openDemoSession(stage.config)).rejects.toThrow('demonstrations only');
    await expect(currentCode(stage.config, 'alma')).rejects.toThrow('demonstrations only');
    await stage.query(`UPDATE platform_identity SET kind = 'test'`);
  });
});
