import { createHash, randomBytes } from 'node:crypto';
import type { CallInput, StaffRole } from '@peerbourse/contract/call';
import { logInStaff } from '@peerbourse/contract/identity/sessions/log-in-staff';
import { verifyStaffLogIn } from '@peerbourse/contract/identity/sessions/verify-staff-log-in';
import { acceptInvitation } from '@peerbourse/contract/identity/staff/accept-invitation';
import { beginInvitation } from '@peerbourse/contract/identity/staff/begin-invitation';
import { decideStaffProposal } from '@peerbourse/contract/identity/staff/decide-staff-proposal';
import { endStaffSession } from '@peerbourse/contract/identity/staff/end-staff-session';
import { logOutStaff } from '@peerbourse/contract/identity/staff/log-out-staff';
import { myStaffAccount } from '@peerbourse/contract/identity/staff/my-staff-account';
import { proposeStaffChange } from '@peerbourse/contract/identity/staff/propose-staff-change';
import { staffList } from '@peerbourse/contract/identity/staff/staff-list';
import { staffProposals } from '@peerbourse/contract/identity/staff/staff-proposals';
import { staffSessions } from '@peerbourse/contract/identity/staff/staff-sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, stepAt, totpCode } from '#modules/core/secrets/index.ts';
import { metrics } from '#platform/metrics.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const password = 'A-long-Password-7';

let env: TestEnvironment;
let nextAddress = 1;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('admin');
});

afterAll(() => env.close());

/** Guesses are counted by address, so each test that is not about that has its own. */
function freshAddress(): string {
  nextAddress += 1;
  return `10.1.${Math.floor(nextAddress / 250)}.${nextAddress % 250}`;
}

interface Enrolled {
  name: string;
  secret: Buffer;
}

async function enrol(name: string, roles: readonly StaffRole[] = ['reader']): Promise<Enrolled> {
  const secret = randomBytes(20);
  const staffId = `9${createHash('sha256').update(name).digest().readUIntBE(0, 6)}`.padEnd(12, '0');
  await env.query(
    `INSERT INTO staff_members (staff_id, name, email, password_hash, totp_secret, roles, state)
     VALUES ($1, $2, $2 || '@staff.test', $3, $4, $5, 'active')`,
    [staffId, name, await hashPassword(env.config, password), env.config.keys.encrypt('staff-totp', secret, staffId), roles],
  );
  return { name, secret };
}

async function nowMs(): Promise<number> {
  const [row] = await env.query<{ ms: number }>('SELECT (extract(epoch FROM app_now()) * 1000)::float8 AS ms');
  return row?.ms ?? 0;
}

async function codeNow(secret: Buffer, stepsAway = 0): Promise<string> {
  return totpCode(secret, stepAt(await nowMs()) + stepsAway);
}

function firstStep(username: string, given: string, address = freshAddress()) {
  return env.call(logInStaff, { username, password: given }, { headers: { cookie: undefined }, address });
}

function secondStep(ticket: string, googleCode: string, address = freshAddress()) {
  return env.call(verifyStaffLogIn, { ticket, googleCode }, { headers: { cookie: undefined }, address });
}

async function logIn({ name, secret }: Enrolled, stepsAway = 0): Promise<{ cookie: string; setCookie: string }> {
  const first = await firstStep(name, password);
  expect(first.body.code).toBe('00000');
  const { body, headers } = await secondStep(first.body.data.ticket, await codeNow(secret, stepsAway));
  expect(body.code).toBe('00000');
  const setCookie = headers.get('set-cookie') ?? '';
  return { cookie: setCookie.split(';')[0] ?? '', setCookie };
}

async function audited(act: string, subject: string): Promise<unknown[]> {
  return await env.query('SELECT actor_kind, actor, details FROM audit_entries WHERE act = $1 AND subject = $2 ORDER BY id', [
    act,
    subject,
  ]);
}

describe('staff login', () => {
  it('R6.7 takes a password and then a code, and opens a session in a strict cookie', async () => {
    const anna = await enrol('anna', ['editor', 'auditor']);
    const { cookie, setCookie } = await logIn(anna);
    expect(setCookie).toMatch(/^__Host-pb_staff=[\w-]{43}; Path=\/; SameSite=Strict; Secure; HttpOnly$/);
    const { body } = await env.call(myStaffAccount, {}, { headers: { cookie } });
    expect(body).toMatchObject({ code: '00000', data: { name: 'anna', roles: ['editor', 'auditor'] } });
    expect(await audited('staff.logged-in', 'anna')).toHaveLength(1);
    const [stored] = await env.query<{ found: boolean }>(`SELECT bool_or(token_hash = $1) AS found FROM staff_sessions`, [
      createHash('sha256')
        .update(cookie.split('=')[1] ?? '')
        .digest(),
    ]);
    expect(stored?.found).toBe(true);
  });

  it('R6.7 the password alone opens nothing', async () => {
    await enrol('bert');
    const { body, headers } = await firstStep('bert', password);
    expect(Object.keys(body.data)).toEqual(['ticket']);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('a wrong name and a wrong password are answered alike, and both are written down', async () => {
    await enrol('clara');
    const wrong = await firstStep('clara', 'not the password at all');
    const nobody = await firstStep('nobody-here', 'not the password at all');
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
    expect(wrong.body.code).toBe('20201');
    expect(await audited('staff.log-in-failed', 'clara')).toEqual([
      { actor_kind: 'guest', actor: '', details: { reason: 'wrong-password' } },
    ]);
    expect(await audited('staff.log-in-failed', 'nobody-here')).toEqual([]);
  });

  it('a wrong name costs the same work as a wrong password', async () => {
    await enrol('dirk');
    const checks = async () => (await metrics.passwordChecks.get()).values[0]?.value ?? 0;
    for (const name of ['dirk', 'stranger']) {
      const before = await checks();
      await firstStep(name, 'not the password at all');
      expect(await checks()).toBe(before + 1);
    }
  });

  it('five guesses at one name in 15 minutes, also all at once and from many addresses', async () => {
    await enrol('emma');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => firstStep('emma', `guess number ${i} of many`)));
    const codes = answers.map(({ body }) => String(body.code));
    expect(codes.filter((code) => code === '20201')).toHaveLength(5);
    expect(codes.filter((code) => code === '20203')).toHaveLength(7);
    expect((await firstStep('emma', password)).body.code).toBe('20203');
  });

  it('twenty guesses from one address, whatever the names', async () => {
    const address = freshAddress();
    const codes: string[] = [];
    for (let i = 0; i < 22; i++) codes.push(String((await firstStep(`name-${i}`, 'not the password at all', address)).body.code));
    expect(codes.filter((code) => code === '20201')).toHaveLength(20);
    expect(codes.slice(20)).toEqual(['20203', '20203']);
  });

  it('five guesses at the code, and a ticket serves once', async () => {
    const fred = await enrol('fred');
    const { body } = await firstStep('fred', password);
    const right = await codeNow(fred.secret);
    const wrong = right === '000000' ? '000001' : '000000';
    const answers = await Promise.all(Array.from({ length: 8 }, () => secondStep(body.data.ticket, wrong)));
    expect(answers.map((answer) => String(answer.body.code)).sort()).toEqual([...Array(5).fill('20202'), ...Array(3).fill('20203')]);
    expect((await secondStep(body.data.ticket, right)).body.code).toBe('20203');
  });

  it('a code serves once, even for two logins at the same moment', async () => {
    const gina = await enrol('gina');
    const tickets = await Promise.all([1, 2, 3].map(async () => (await firstStep('gina', password)).body.data.ticket));
    const code = await codeNow(gina.secret);
    const answers = await Promise.all(tickets.map((ticket) => secondStep(ticket, code)));
    expect(answers.map(({ body }) => String(body.code)).sort()).toEqual(['00000', '20202', '20202']);
  });

  it('a ticket is over after five minutes', async () => {
    const hans = await enrol('hans');
    const { body } = await firstStep('hans', password);
    await env.query(`UPDATE staff_log_ins SET expires_at = app_now() - interval '1 second'`);
    expect((await secondStep(body.data.ticket, await codeNow(hans.secret))).body.code).toBe('20206');
  });

  it('a suspended member neither logs in nor goes on with an open session', async () => {
    const ida = await enrol('ida');
    const { cookie } = await logIn(ida);
    await env.query(`UPDATE staff_members SET state = 'suspended' WHERE name = 'ida'`);
    expect((await env.call(myStaffAccount, {}, { headers: { cookie } })).body.code).toBe('00004');
    expect((await firstStep('ida', password)).body.code).toBe('20201');
  });
});

describe('staff sessions', () => {
  it('end after twelve hours, and after thirty minutes without use', async () => {
    const jana = await enrol('jana');
    const { cookie } = await logIn(jana);
    const ask = async () => (await env.call(myStaffAccount, {}, { headers: { cookie } })).body.code;
    const move = (column: string, by: string) =>
      env.query(
        `UPDATE staff_sessions SET ${column} = ${column} ${by} WHERE member_id = (SELECT id FROM staff_members WHERE name = 'jana')`,
      );
    await move('seen_at', `- interval '29 minutes'`);
    expect(await ask()).toBe('00000');
    await move('seen_at', `- interval '29 minutes'`);
    expect(await ask()).toBe('00000');
    await move('seen_at', `- interval '31 minutes'`);
    expect(await ask()).toBe('00004');
    await move('seen_at', `+ interval '31 minutes'`);
    expect(await ask()).toBe('00000');
    await move('expires_at', `- interval '12 hours'`);
    expect(await ask()).toBe('00004');
  });

  it('are listed to their member alone, and one ends another', async () => {
    const kurt = await enrol('kurt');
    const first = await logIn(kurt);
    const second = await logIn(kurt, 1);
    const { body } = await env.call(staffSessions, {}, { headers: { cookie: second.cookie } });
    expect(body.data.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const sessionNo = body.data.sessions.find(({ isCurrent }) => !isCurrent)?.sessionNo ?? '';
    const stranger = await env.addStaff('stranger', ['risk']);
    expect((await env.call(endStaffSession, { sessionNo }, { headers: stranger })).body.code).toBe('20302');
    expect((await env.call(endStaffSession, { sessionNo }, { headers: { cookie: second.cookie } })).body.code).toBe('00000');
    expect((await env.call(myStaffAccount, {}, { headers: { cookie: first.cookie } })).body.code).toBe('00004');
    expect((await env.call(myStaffAccount, {}, { headers: { cookie: second.cookie } })).body.code).toBe('00000');
  });

  it('logging out ends the session on the server and clears the cookie', async () => {
    const lena = await enrol('lena');
    const { cookie } = await logIn(lena);
    const { body, headers } = await env.call(logOutStaff, {}, { headers: { cookie } });
    expect(body.code).toBe('00000');
    expect(headers.get('set-cookie')).toContain('__Host-pb_staff=; Path=/; SameSite=Strict; Max-Age=0');
    expect((await env.call(myStaffAccount, {}, { headers: { cookie } })).body.code).toBe('00004');
  });
});

describe('two persons', () => {
  type ChangeInput = CallInput<typeof proposeStaffChange>;

  const addition = (name: string): ChangeInput => ({
    kind: 'add',
    name,
    email: `${name}@staff.test`,
    roles: ['reader'],
    reason: 'joins the support team',
  });

  async function propose(input: ChangeInput, headers: { cookie: string }): Promise<string> {
    const { body } = await env.call(proposeStaffChange, input, { headers });
    expect(body.code).toBe('00000');
    return body.data.proposalNo;
  }

  it('nobody adds a member alone: the proposer cannot decide, and neither half of the invitation opens it', async () => {
    const proposer = await env.addStaff('proposer-one', ['approver']);
    const decider = await env.addStaff('decider-one', ['approver']);
    const proposalNo = await propose(addition('mia'), proposer);
    expect((await env.call(decideStaffProposal, { proposalNo, isApproved: true }, { headers: proposer })).body.code).toBe('61407');
    expect(await env.query(`SELECT 1 FROM staff_members WHERE name = 'mia'`)).toEqual([]);
    const decided = await env.call(decideStaffProposal, { proposalNo, isApproved: true }, { headers: decider });
    const ticket = decided.body.data.ticket ?? '';
    const listOf = async (headers: { cookie: string }) =>
      (await env.call(staffProposals, {}, { headers })).body.data.proposals.find((proposal) => proposal.proposalNo === proposalNo);
    const word = (await listOf(proposer))?.word ?? '';
    expect((await listOf(decider))?.word).toBeNull();
    const guest = { headers: { cookie: undefined }, address: freshAddress() };
    for (const halves of [
      { ticket, word: 'x'.repeat(12) },
      { ticket: 'x'.repeat(43), word },
    ]) {
      expect((await env.call(beginInvitation, halves, guest)).body.code).toBe('61409');
    }
    const begun = await env.call(beginInvitation, { ticket, word }, guest);
    expect(begun.body).toMatchObject({ code: '00000', data: { name: 'mia', totpSecret: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
    expect((await env.call(beginInvitation, { ticket, word }, guest)).body.data).toEqual(begun.body.data);

    const secret = fromBase32(begun.body.data.totpSecret);
    const accept = async (given: Partial<{ password: string; googleCode: string }> = {}) =>
      (
        await env.call(
          acceptInvitation,
          { ticket, word, password, googleCode: await codeNow(secret), ...given },
          { ...guest, address: freshAddress() },
        )
      ).body.code;
    expect(await accept({ password: 'too short' })).toBe('40001');
    expect(await accept({ password: 'Password1234!' })).toBe('20207');
    expect(await accept({ password: 'Chocolate123' })).toBe('20207');
    expect(await accept({ googleCode: (await codeNow(secret)) === '000000' ? '000001' : '000000' })).toBe('20202');
    expect(await accept()).toBe('00000');
    expect(await accept()).toBe('61409');
    await logIn({ name: 'mia', secret }, 1);
    expect(await audited('staff.change-proposed', 'mia')).toHaveLength(1);
    expect(await audited('staff.change-decided', 'mia')).toHaveLength(1);
  });

  it('an invitation is over after 48 hours', async () => {
    const proposer = await env.addStaff('proposer-two', ['reader']);
    const proposalNo = await propose(addition('nora'), proposer);
    const decided = await env.call(decideStaffProposal, { proposalNo, isApproved: true });
    const { body } = await env.call(staffProposals, {}, { headers: proposer });
    const word = body.data.proposals.find((proposal) => proposal.proposalNo === proposalNo)?.word ?? '';
    await env.query(`UPDATE staff_invitations SET expires_at = expires_at - interval '48 hours'`);
    const halves = { ticket: decided.body.data.ticket ?? '', word };
    expect((await env.call(beginInvitation, halves, { headers: { cookie: undefined }, address: freshAddress() })).body.code).toBe('61409');
  });

  it('the database itself refuses a decider who proposed it or whom it is about', async () => {
    const decide = (decider: string, subject: string) =>
      env.query(
        `INSERT INTO staff_proposals (proposal_no, kind, member_id, name, reason, state, proposed_by, expires_at, decided_by, decided_at)
         SELECT '1234567890', 'suspend', (SELECT id FROM staff_members WHERE name = $2), $2, 'why', 'approved', operator.id, app_now(),
           (SELECT id FROM staff_members WHERE name = $1), app_now() FROM staff_members operator WHERE name = 'operator'`,
        [decider, subject],
      );
    await env.addStaff('subject', ['reader']);
    await expect(decide('operator', 'subject')).rejects.toMatchObject({ constraint: 'two_persons' });
    await expect(decide('subject', 'subject')).rejects.toMatchObject({ constraint: 'nobody_decides_about_himself' });
  });

  it('nobody approves a change of his own roles', async () => {
    const proposer = await env.addStaff('proposer-three', ['reader']);
    const subject = await env.addStaff('climber', ['approver']);
    const proposalNo = await propose(
      { kind: 'change-roles', name: 'climber', roles: ['approver', 'risk'], reason: 'wants more' },
      proposer,
    );
    expect((await env.call(decideStaffProposal, { proposalNo, isApproved: true }, { headers: subject })).body.code).toBe('61407');
    expect((await env.call(decideStaffProposal, { proposalNo, isApproved: true })).body.code).toBe('00000');
    const { body } = await env.call(myStaffAccount, {}, { headers: subject });
    expect(body.data.roles).toEqual(['approver', 'risk']);
  });

  it('of two decisions at once one counts', async () => {
    const proposer = await env.addStaff('proposer-four', ['reader']);
    const proposalNo = await propose(addition('olga'), proposer);
    const other = await env.addStaff('decider-four', ['approver']);
    const answers = await Promise.all([
      env.call(decideStaffProposal, { proposalNo, isApproved: true }),
      env.call(decideStaffProposal, { proposalNo, isApproved: false }, { headers: other }),
    ]);
    expect(answers.map(({ body }) => String(body.code)).sort()).toEqual(['00000', '61406']);
  });

  it('suspending ends every session, and resetting takes both factors away', async () => {
    const proposer = await env.addStaff('proposer-five', ['reader']);
    const paul = await enrol('paul');
    const { cookie } = await logIn(paul);
    const approve = async (input: ChangeInput) => {
      const proposalNo = await propose(input, proposer);
      return (await env.call(decideStaffProposal, { proposalNo, isApproved: true })).body;
    };
    expect(await approve({ kind: 'reset-factors', name: 'paul', reason: 'lost the phone' })).toMatchObject({
      code: '00000',
      data: { ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect((await env.call(myStaffAccount, {}, { headers: { cookie } })).body.code).toBe('00004');
    expect((await firstStep('paul', password)).body.code).toBe('20201');
    expect(await approve({ kind: 'suspend', name: 'paul', reason: 'left the company' })).toMatchObject({ code: '00000' });
    const { body } = await env.call(staffList, {});
    expect(body.data.members.find(({ name }) => name === 'paul')).toMatchObject({ state: 'suspended' });
  });

  it('the last who can decide is not suspended', async () => {
    const lonely = await openTestEnvironment();
    await lonely.start('admin');
    const proposer = await lonely.addStaff('proposer', ['reader']);
    const second = await lonely.addStaff('second', ['approver']);
    const suspend = async (name: string, decider: { cookie: string } | undefined) => {
      const { body } = await lonely.call(proposeStaffChange, { kind: 'suspend', name, reason: 'a test' }, { headers: proposer });
      const decision = { proposalNo: body.data.proposalNo, isApproved: true };
      return (await lonely.call(decideStaffProposal, decision, decider && { headers: decider })).body.code;
    };
    expect(await suspend('operator', second)).toBe('00000');
    expect(await suspend('second', undefined)).toBe('00004');
    expect(await suspend('proposer', second)).toBe('61408');
    await lonely.close();
  });

  it('refuses what makes no sense', async () => {
    const proposer = await env.addStaff('proposer-six', ['reader']);
    const codeOf = async (input: ChangeInput) => (await env.call(proposeStaffChange, input, { headers: proposer })).body.code;
    expect(await codeOf({ kind: 'suspend', name: 'unknown-name', reason: 'a test' })).toBe('61402');
    expect(await codeOf(addition('operator'))).toBe('61403');
    expect(await codeOf({ kind: 'reinstate', name: 'operator', reason: 'a test' })).toBe('61405');
    expect(await codeOf(addition('quinn'))).toBe('00000');
    expect(await codeOf(addition('quinn'))).toBe('61404');
  });
});

function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
