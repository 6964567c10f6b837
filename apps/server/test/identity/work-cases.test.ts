import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { caseFile } from '@peerbourse/contract/identity/work/case-file';
import { giveCase } from '@peerbourse/contract/identity/work/give-case';
import { myWork } from '@peerbourse/contract/identity/work/my-work';
import { writeCaseNote } from '@peerbourse/contract/identity/work/write-case-note';
import { caseQueue } from '@peerbourse/contract/p2p/p2p-appeals/desk/case-queue';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseOld } from '#modules/identity/work/case.table.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { openMarket } from '../support/fixtures/advertising-users.ts';
import { openedAppeal } from '../support/fixtures/valid-p2p-appeals-requests.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { askedSupport } from '../support/fixtures/valid-support-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;
let ann: Browser;
let bob: Browser;
let annName: string;
let bobName: string;

const refusal = ({ body }: { body: { code: unknown } }) => refusalOfCode(String(body.code));

async function ticket() {
  return { queue: 'support.tickets', number: (await askedSupport(env)).ticketNo };
}

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  worker = startRole('worker', env.config);
  await openMarket(env);
  [ann, bob] = [await staffBrowser(env, ['decider']), await staffBrowser(env, ['decider'])];
  const name = await ticket();
  const nameOf = async (staff: Browser) => {
    const { notes } = await staff.ask(writeCaseNote, { ...name, text: 'Who am I?' });
    return notes[0]?.by ?? '';
  };
  [annName, bobName] = [await nameOf(ann), await nameOf(bob)];
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
});

const waitingFor = async (staff: Browser, { queue, number }: { queue: string; number: string }) =>
  (await staff.ask(myWork, {})).queues.find((each) => each.name === queue)?.cases.find((row) => row.number === number);

describe('who has a case', () => {
  it('R6.7 a member takes a case of any queue, hands it to a colleague, and everybody sees who has it', async () => {
    const name = await ticket();
    await env.query("UPDATE support_tickets SET waiting_since = app_now() - interval '9 days' WHERE ticket_no = $1", [name.number]);
    expect((await ann.ask(giveCase, { ...name, from: null, to: annName })).holder).toBe(annName);
    expect(await waitingFor(ann, name)).toMatchObject({ isMine: true, holder: annName });
    expect(await waitingFor(bob, name)).toMatchObject({ isMine: false, holder: annName });
    expect((await ann.ask(giveCase, { ...name, from: annName, to: bobName })).holder).toBe(bobName);
    expect(await waitingFor(bob, name)).toMatchObject({ isMine: true, holder: bobName });
    expect((await bob.ask(giveCase, { ...name, from: bobName, to: null })).holder).toBeNull();
  });

  it('R6.7 of two who take it at once one has it and the other is told', async () => {
    const name = await ticket();
    const answers = await Promise.all([
      ann.call(giveCase, { ...name, from: null, to: annName }),
      bob.call(giveCase, { ...name, from: null, to: bobName }),
    ]);
    expect(answers.map((answer) => (answer.body.code === '00000' ? 'taken' : refusal(answer))).toSorted()).toEqual(['taken', 'work.held']);
  });

  it('R6.7 a claim ends after twelve hours, and the job takes it away', async () => {
    const name = await ticket();
    await ann.ask(giveCase, { ...name, from: null, to: annName });
    await env.query("UPDATE work_claims SET claimed_at = app_now() - interval '13 hours' WHERE number = $1", [name.number]);
    expect((await bob.ask(caseFile, name)).holder).toBeNull();
    await eraseOld(worker.db);
    expect(await env.query('SELECT 1 FROM work_claims WHERE number = $1', [name.number])).toEqual([]);
  });

  it('R6.7 nobody takes, gives or reads a case of a queue that is not theirs, or one that is not there', async () => {
    const name = await ticket();
    const [reader, approver] = [await staffBrowser(env, ['reader']), await staffBrowser(env, ['approver'])];
    for (const staff of [reader, approver]) {
      expect(refusal(await staff.call(caseFile, name))).toBe('work.unknown-case');
      expect(refusal(await staff.call(giveCase, { ...name, from: null, to: annName }))).toBe('work.unknown-case');
      expect(refusal(await staff.call(writeCaseNote, { ...name, text: 'Let me in.' }))).toBe('work.unknown-case');
    }
    expect(refusal(await ann.call(caseFile, { ...name, number: '1000000000000000000' }))).toBe('work.unknown-case');
    expect(refusal(await ann.call(giveCase, { ...name, from: null, to: 'nobody-here' }))).toBe('work.unknown-member');
  });

  it('R4.20 an appeal keeps its own holder: giving it is taking it, and it cannot be let go', async () => {
    const { order } = await openedAppeal(env);
    const name = { queue: 'p2p-appeals.cases', number: order.orderNo };
    expect((await ann.ask(giveCase, { ...name, from: null, to: bobName })).holder).toBe(bobName);
    const { cases } = await bob.ask(caseQueue, {});
    expect(cases.find((row) => row.order.orderNo === order.orderNo)?.takenBy).toBe(bobName);
    expect(refusal(await bob.call(giveCase, { ...name, from: bobName, to: null }))).toBe('work.held');
    expect(await env.query('SELECT 1 FROM work_claims WHERE number = $1', [order.orderNo])).toEqual([]);
  });
});

describe('what members tell each other', () => {
  it('R6.7 a note is encrypted, names its author, and reading it is kept', async () => {
    const name = await ticket();
    await ann.ask(writeCaseNote, { ...name, text: 'Same device as the ticket of Monday.' });
    const { notes } = await bob.ask(caseFile, name);
    expect(notes).toMatchObject([{ by: annName, text: 'Same device as the ticket of Monday.', mentions: [] }]);
    const [row] = await env.query<{ closed: string }>('SELECT closed_text AS closed FROM work_notes WHERE number = $1', [name.number]);
    expect(row?.closed).not.toContain('Monday');
    const { entries } = await (await staffBrowser(env, ['auditor'])).ask(auditList, {});
    expect(entries.filter(({ subject }) => subject === name.number).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['work.noted', 'work.notes-read']),
    );
  });

  it('R6.7 a mention puts the case among those of that member until they have opened it', async () => {
    const name = await ticket();
    const { notes } = await ann.ask(writeCaseNote, { ...name, text: `@${bobName} please look. And @nobody-here.` });
    expect(notes[0]?.mentions).toEqual([bobName]);
    const mentioned = async (staff: Browser) => (await staff.ask(myWork, {})).mentions.filter(({ number }) => number === name.number);
    expect(await mentioned(bob)).toMatchObject([{ queue: name.queue, by: annName, address: `#/support/${name.number}` }]);
    expect(await mentioned(ann)).toEqual([]);
    await ann.ask(caseFile, name);
    expect(await mentioned(bob)).toHaveLength(1);
    await bob.ask(caseFile, name);
    expect(await mentioned(bob)).toEqual([]);
  });

  it('R6.7 whoever may not decide the case is not told of it, and notes go after a year', async () => {
    const name = await ticket();
    const approver = await staffBrowser(env, ['approver']);
    const [member] = await env.query<{ name: string }>(
      "SELECT name FROM staff_members WHERE roles = '{approver}' ORDER BY id DESC LIMIT 1",
    );
    const { notes } = await ann.ask(writeCaseNote, { ...name, text: `@${member?.name} look at this` });
    expect(notes[0]?.mentions).toEqual([]);
    expect((await approver.ask(myWork, {})).mentions).toEqual([]);
    await ann.ask(writeCaseNote, { ...name, text: `@${bobName} and this` });
    await env.query("UPDATE work_notes SET written_at = app_now() - interval '366 days' WHERE number = $1", [name.number]);
    await eraseOld(worker.db);
    expect((await ann.ask(caseFile, name)).notes).toEqual([]);
  });
});
