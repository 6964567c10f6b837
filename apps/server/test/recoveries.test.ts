import { myAccount } from '@peerbourse/contract/accounts/my-account';
import { askFundRecovery } from '@peerbourse/contract/recoveries/ask-fund-recovery';
import { askRecovery } from '@peerbourse/contract/recoveries/ask-recovery';
import { cancelRecovery } from '@peerbourse/contract/recoveries/cancel-recovery';
import { decideRecovery } from '@peerbourse/contract/recoveries/decide-recovery';
import { recoveryQueue } from '@peerbourse/contract/recoveries/recovery-queue';
import { recoveryState } from '@peerbourse/contract/recoveries/recovery-state';
import { logIn } from '@peerbourse/contract/sessions/log-in';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser } from './browser.ts';
import { goodPassword } from './people.ts';
import { photo, prepare } from './prepared.ts';
import { type QuickPerson, quickPerson } from './quick-people.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  await Promise.all([stage.start('api'), stage.start('admin'), stage.start('worker')]);
});
afterAll(() => stage.close());

async function withAuthenticator(): Promise<QuickPerson> {
  const person = await quickPerson(stage);
  await stage.query('UPDATE secrets_credentials SET totp_secret = $1 WHERE account_id = $2', [
    stage.config.keys.close('totp', Buffer.alloc(20, 7), person.accountId),
    person.accountId,
  ]);
  return person;
}

async function loginTicket({ email }: QuickPerson, browser: Browser): Promise<string> {
  const { ticket } = await browser.ask(logIn, { username: email, password: goodPassword });
  return ticket ?? '';
}

async function letTimePass(caseNo: string): Promise<void> {
  await stage.query(`UPDATE recoveries_cases SET effective_at = app_now() WHERE case_no = $1`, [caseNo]);
}

describe('a lost second factor', () => {
  it('is asked for with the password, looked at by people, waits, and takes effect', async () => {
    const person = await withAuthenticator();
    const stranger = new Browser(stage);
    const ticket = await loginTicket(person, stranger);
    expect((await stranger.ask(recoveryState, { ticket })).state).toBeNull();
    const wish = { ticket, lost: ['google' as const], selfie: await photo() };
    expect((await stranger.call(askRecovery, { ...wish, lost: ['mobile'] })).body.code).toBe('20216');
    expect((await stranger.call(askRecovery, { ...wish, lost: ['google', 'email'] })).body.code).toBe('40001');
    const { caseNo } = await stranger.ask(askRecovery, wish);
    expect((await stranger.call(askRecovery, wish)).body.code).toBe('20222');
    const { body: queue } = await stage.call(recoveryQueue, {});
    expect(queue.data.cases).toMatchObject([{ caseNo, kind: 'second-factor', lost: ['google'], email: expect.stringMatching(/^.\*\*@/) }]);
    const { body: decided } = await stage.call(decideRecovery, { caseNo, isGranted: true, reason: 'same person as on the document' });
    expect(new Date(decided.data.effectiveAt ?? '').getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await stage.call(decideRecovery, { caseNo, isGranted: false, reason: 'too late' })).body.code).toBe('20223');
    expect((await stranger.ask(recoveryState, { ticket })).state).toBe('cooling');
    expect((await stranger.ask(logIn, { username: person.email, password: goodPassword })).methods).toContain('google');
    await letTimePass(caseNo);
    await vi.waitUntil(async () => (await stranger.ask(recoveryState, { ticket })).state === 'done', { timeout: 10_000 });
    expect((await stranger.ask(logIn, { username: person.email, password: goodPassword })).methods).toEqual(['email']);
    const holds = await stage.query(`SELECT kind FROM accounts_holds WHERE account_id = $1 AND reason = 'recovered' ORDER BY kind`, [
      person.accountId,
    ]);
    expect(holds).toEqual([{ kind: 'p2p-sell' }, { kind: 'withdraw' }]);
  });

  it('can be stopped by whoever is logged in', async () => {
    const person = await withAuthenticator();
    const stranger = new Browser(stage);
    const ticket = await loginTicket(person, stranger);
    const { caseNo } = await stranger.ask(askRecovery, { ticket, lost: ['google'], selfie: await photo() });
    await stage.call(decideRecovery, { caseNo, isGranted: true, reason: 'looks right' });
    expect(await person.browser.ask(cancelRecovery, {})).toEqual({ cancelled: 1 });
    await letTimePass(caseNo);
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    expect((await person.browser.ask(myAccount, {})).userInfo?.bindGoogle).toBe(true);
  });

  it('a mail address is replaced by the new one', async () => {
    const { browser, input } = await prepare(stage, askRecovery);
    const { caseNo } = await browser.ask(askRecovery, input as Parameters<typeof browser.ask<typeof askRecovery>>[1]);
    await stage.call(decideRecovery, { caseNo, isGranted: true, reason: 'looks right' });
    await letTimePass(caseNo);
    const changed = () => stage.query('SELECT FROM accounts_users WHERE email = $1', [input.newEmail]);
    await vi.waitUntil(async () => (await changed()).length === 1, { timeout: 10_000 });
  });
});

describe('a forgotten fund password', () => {
  it('is taken away after the decision and the waiting time', async () => {
    const { browser, input } = await prepare(stage, askFundRecovery);
    const { caseNo } = await browser.ask(askFundRecovery, input as Parameters<typeof browser.ask<typeof askFundRecovery>>[1]);
    expect((await browser.ask(myAccount, {})).userInfo?.isFund).toBe(true);
    await stage.call(decideRecovery, { caseNo, isGranted: true, reason: 'looks right' });
    await letTimePass(caseNo);
    await vi.waitUntil(async () => (await browser.ask(myAccount, {})).userInfo?.isFund === false, { timeout: 10_000 });
  });

  it('a rejection is told with its reason', async () => {
    const person = await withAuthenticator();
    const stranger = new Browser(stage);
    const ticket = await loginTicket(person, stranger);
    const { caseNo } = await stranger.ask(askRecovery, { ticket, lost: ['google'], selfie: await photo() });
    await stage.call(decideRecovery, { caseNo, isGranted: false, reason: 'the face cannot be seen' });
    expect(await stranger.ask(recoveryState, { ticket })).toMatchObject({ state: 'rejected', reason: 'the face cannot be seen' });
  });
});
