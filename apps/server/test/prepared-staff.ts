import { randomBytes } from 'node:crypto';
import { type StaffRole, staffRoles } from '@peerbourse/contract/call';
import { writeVersion } from '@peerbourse/contract/content/desk/write-version';
import { accountList } from '@peerbourse/contract/ledger/account-list';
import { decideCorrection } from '@peerbourse/contract/ledger/decide-correction';
import { proposeCorrection } from '@peerbourse/contract/ledger/propose-correction';
import { reviewQueue } from '@peerbourse/contract/p2p-paymethods/review-queue';
import { templateList } from '@peerbourse/contract/p2p-paymethods/template-list';
import { restrictTrader } from '@peerbourse/contract/p2p-users/restrict-trader';
import { askRecovery } from '@peerbourse/contract/recoveries/ask-recovery';
import { openRecovery } from '@peerbourse/contract/recoveries/open-recovery';
import { logInStaff } from '@peerbourse/contract/sessions/log-in-staff';
import { settingList } from '@peerbourse/contract/settings/setting-list';
import { beginInvitation } from '@peerbourse/contract/staff/begin-invitation';
import { decideStaffProposal } from '@peerbourse/contract/staff/decide-staff-proposal';
import { proposeStaffChange } from '@peerbourse/contract/staff/propose-staff-change';
import { staffProposals } from '@peerbourse/contract/staff/staff-proposals';
import { staffSessions } from '@peerbourse/contract/staff/staff-sessions';
import { openCase } from '@peerbourse/contract/verification/open-case';
import { submitVerification } from '@peerbourse/contract/verification/submit-verification';
import { hashPassword, stepAt, totpCode } from '../src/modules/secrets/index.ts';
import { Browser, type Unsealed } from './browser.ts';
import { newPhilippineNumber, payingPerson, saveGcash } from './paying-people.ts';
import { prepared as ofTraders, photo, totpOf } from './prepared.ts';
import { adWithPicture, someAd } from './prepared-p2p-ads.ts';
import type { Prepare } from './prepared-shape.ts';
import { quickPerson } from './quick-people.ts';
import type { Stage } from './stage.ts';

/** Everybody is a member of their own: some calls end the session they come with, and views are counted. */
export async function staffBrowser(stage: Stage, roles: readonly StaffRole[] = staffRoles): Promise<Browser> {
  const browser = new Browser(stage);
  const { cookie } = await stage.addStaff(`member-${randomBytes(6).toString('hex')}`, roles);
  const [name = '', value = ''] = cookie.split('=');
  browser.cookies.set(name, value);
  return browser;
}

function byStaff(
  input: (stage: Stage, browser: Browser) => Promise<Record<string, unknown>> | Record<string, unknown> = () => ({}),
): Prepare {
  return async (stage) => {
    const browser = await staffBrowser(stage);
    return { browser, input: await input(stage, browser) };
  };
}

const view = { reason: 'support-request' };
const act = { reason: 'an act of the tests' };

function aboutSomebody(more: Record<string, unknown>, before = ''): Prepare {
  return byStaff(async (stage) => {
    const { userId, accountId } = await quickPerson(stage);
    if (before) await stage.query(before, [accountId]);
    return { userId, ...more };
  });
}

async function submittedCase(stage: Stage): Promise<string> {
  const { browser, input } = await (ofTraders[submitVerification.path] as Prepare)(stage);
  return (await browser.ask(submitVerification, input as Unsealed<typeof submitVerification>)).caseNo;
}

async function askedRecovery(stage: Stage): Promise<string> {
  const { browser, input } = await (ofTraders[askRecovery.path] as Prepare)(stage);
  return (await browser.ask(askRecovery, input as Unsealed<typeof askRecovery>)).caseNo;
}

function aCase(more: Record<string, unknown> = {}): Prepare {
  return byStaff(async (stage) => ({ caseNo: await submittedCase(stage), ...more }));
}

const newName = () => `new-${randomBytes(6).toString('hex')}`;

function addition() {
  const name = newName();
  return { kind: 'add' as const, name, email: `${name}@staff.test`, roles: ['reader' as const], reason: 'joins the team of the tests' };
}

/** The two halves of an invitation that nobody has used. */
async function invitation(stage: Stage): Promise<{ ticket: string; word: string }> {
  const proposer = await staffBrowser(stage);
  const { proposalNo } = await proposer.ask(proposeStaffChange, addition());
  const { ticket } = await (await staffBrowser(stage)).ask(decideStaffProposal, { proposalNo, isApproved: true });
  const { proposals } = await proposer.ask(staffProposals, {});
  const word = proposals.find((proposal) => proposal.proposalNo === proposalNo)?.word;
  return { ticket: ticket ?? '', word: word ?? '' };
}

function newNotice() {
  return {
    kind: 'notice' as const,
    name: newName(),
    basedOn: 0,
    fields: { tone: 'info', to: '', sort: 1 },
    texts: { en: { text: 'A notice of the tests' } },
  };
}

function aNotice(more: Record<string, unknown> = {}): Prepare {
  return byStaff(async (_stage, browser) => {
    const notice = newNotice();
    await browser.ask(writeVersion, notice);
    return { kind: notice.kind, name: notice.name, ...more };
  });
}

const password = 'A-long-Password-7';

async function enrolled(stage: Stage): Promise<{ name: string; secret: Buffer }> {
  const name = newName();
  const secret = randomBytes(20);
  const staffId = (10n ** 18n + (randomBytes(8).readBigUInt64BE() % (8n * 10n ** 18n))).toString();
  await stage.query(
    `INSERT INTO staff_members (staff_id, name, email, password_hash, totp_secret, roles, state)
     VALUES ($1, $2, $2 || '@staff.test', $3, $4, '{reader}', 'active')`,
    [staffId, name, await hashPassword(stage.config, password), stage.config.keys.encrypt('staff-totp', secret, staffId)],
  );
  return { name, secret };
}

async function correctionOfSomebody(stage: Stage) {
  const { userId } = await quickPerson(stage);
  return { userId, coin: 'USDT', wallet: 'spot' as const, amount: '10.5', reason: 'a correction of the tests' };
}

async function approvedCorrection(stage: Stage) {
  const { correctionNo } = await (await staffBrowser(stage)).ask(proposeCorrection, await correctionOfSomebody(stage));
  return await (await staffBrowser(stage)).ask(decideCorrection, { correctionNo, isApproved: true });
}

function restrictionOf(userId: string) {
  return { userId, kind: 'sell' as const, reason: 'abuse' as const, note: 'a restriction of the tests', hours: 24 };
}

export const preparedStaff: Record<string, Prepare> = {
  '/v1/user/login/systemLogin': async (stage) => ({
    browser: new Browser(stage),
    input: { username: (await enrolled(stage)).name, password },
  }),
  '/v1/user/login/verifySystemLogin': async (stage) => {
    const { name, secret } = await enrolled(stage);
    const browser = new Browser(stage);
    const { ticket } = await browser.ask(logInStaff, { username: name, password });
    return { browser, input: { ticket, googleCode: totpCode(secret, stepAt(Date.now())) } };
  },
  '/v1/admin/staff/begin-invitation': async (stage) => ({ browser: new Browser(stage), input: await invitation(stage) }),
  '/v1/admin/staff/accept-invitation': async (stage) => {
    const browser = new Browser(stage);
    const halves = await invitation(stage);
    const { totpSecret } = await browser.ask(beginInvitation, halves);
    return { browser, input: { ...halves, password, googleCode: totpOf(totpSecret) } };
  },
  '/v1/admin/staff/propose-staff-change': byStaff(addition),
  '/v1/admin/staff/decide-staff-proposal': byStaff(async (stage) => ({
    proposalNo: (await (await staffBrowser(stage)).ask(proposeStaffChange, addition())).proposalNo,
    isApproved: true,
  })),
  '/v1/admin/staff/end-staff-session': byStaff(async (_stage, browser) => ({
    sessionNo: (await browser.ask(staffSessions, {})).sessions[0]?.sessionNo,
  })),
  '/v1/admin/customers/find-users': byStaff(async (stage) => ({ query: (await quickPerson(stage)).email, ...view })),
  '/v1/admin/customers/view-user': aboutSomebody(view),
  '/v1/admin/customers/reveal-user': aboutSomebody(view),
  '/v1/admin/customers/hold-user': aboutSomebody({ kind: 'withdraw', hours: 24, ...act }),
  '/v1/admin/customers/lift-hold': aboutSomebody(
    { kind: 'withdraw', ...act },
    `INSERT INTO accounts_holds (account_id, kind, reason, author) VALUES ($1, 'withdraw', 'test', 'test')`,
  ),
  '/v1/admin/customers/lock-user': aboutSomebody(act),
  '/v1/admin/customers/unlock-user': aboutSomebody(act, `UPDATE accounts_users SET state = 'locked', locked_by = 'staff' WHERE id = $1`),
  '/v1/admin/customers/end-user-sessions': aboutSomebody(act),
  '/v1/admin/verification/verification-case': aCase(),
  '/v1/admin/verification/open-case': aCase(),
  '/v1/admin/verification/decide-verification': byStaff(async (stage, browser) => {
    const caseNo = await submittedCase(stage);
    await browser.ask(openCase, { caseNo });
    return { caseNo, isApproved: false, reasons: ['unreadable'], note: '' };
  }),
  '/v1/admin/recoveries/open-recovery': byStaff(async (stage) => ({ caseNo: await askedRecovery(stage) })),
  '/v1/admin/recoveries/decide-recovery': byStaff(async (stage, browser) => {
    const caseNo = await askedRecovery(stage);
    await browser.ask(openRecovery, { caseNo });
    return { caseNo, isGranted: true, ...act };
  }),
  '/v1/admin/ledger/account-list': byStaff(async (stage) => ({ userId: (await approvedCorrection(stage)).userId })),
  '/v1/admin/ledger/posting-list': byStaff(async (stage, browser) => {
    const { userId } = await approvedCorrection(stage);
    return { accountId: (await browser.ask(accountList, { userId })).accounts[0]?.accountId };
  }),
  '/v1/admin/ledger/journal-detail': byStaff(async (stage) => ({ journal: (await approvedCorrection(stage)).journalId })),
  '/v1/admin/p2p-ads/take-down-by-staff': byStaff(async (stage) => ({
    adNo: await someAd(stage, false),
    reason: 'misleading',
    note: 'a take-down of the tests',
  })),
  '/v1/admin/p2p-ads/check-ad': byStaff(async (stage) => ({ adNo: await someAd(stage, false), version: 1 })),
  '/v1/admin/p2p-ads/allow-ad': byStaff(async (stage) => ({ adNo: await someAd(stage, true), version: 2, note: 'allowed by the tests' })),
  '/v1/admin/p2p-ads/judge-picture': byStaff(async (stage) => ({
    ...(await adWithPicture(stage)),
    isFine: true,
    note: 'judged by the tests',
  })),
  '/v1/admin/p2p-users/set-publish-right': byStaff(async (stage) => ({
    userId: (await quickPerson(stage, { profile: {} })).userId,
    mayPublish: true,
    ...act,
  })),
  '/v1/admin/p2p-users/restrict-trader': byStaff(async (stage) => restrictionOf((await quickPerson(stage, { profile: {} })).userId)),
  '/v1/admin/p2p-users/lift-restriction': byStaff(async (stage, browser) => {
    const { userId } = await quickPerson(stage, { profile: {} });
    return { restrictionNo: (await browser.ask(restrictTrader, restrictionOf(userId))).restrictionNo, ...act };
  }),
  '/v1/admin/ledger/propose-correction': byStaff(correctionOfSomebody),
  '/v1/admin/ledger/decide-correction': byStaff(async (stage) => ({
    correctionNo: (await (await staffBrowser(stage)).ask(proposeCorrection, await correctionOfSomebody(stage))).correctionNo,
    isApproved: true,
  })),
  '/v1/admin/p2p-paymethods/template-versions': byStaff(() => ({ paymethodId: '301' })),
  '/v1/admin/p2p-paymethods/write-template': byStaff(async (_stage, browser) => {
    const { templates } = await browser.ask(templateList, { fiatCode: 'PLN' });
    return { version: 0, content: { ...templates[0]?.content, code: newName() } };
  }),
  '/v1/admin/p2p-paymethods/resolve-review': byStaff(async (stage, browser) => {
    const phone = newPhilippineNumber();
    for (const _person of ['one', 'two']) await saveGcash(await payingPerson(stage), phone);
    const { reviews } = await browser.ask(reviewQueue, { limit: 100 });
    return { reviewNo: reviews.at(-1)?.reviewNo, disable: [], note: 'a review of the tests' };
  }),
  '/v1/admin/rates/publish-price': byStaff(() => ({ pair: 'btc_usdt', price: '100', ...act })),
  '/v1/admin/content/item-list': byStaff(() => ({ kind: 'page' })),
  '/v1/admin/content/open-item': byStaff(() => ({ kind: 'page', name: 'terms' })),
  '/v1/admin/content/preview-text': byStaff(() => ({ source: '**Words** of the tests' })),
  '/v1/admin/content/write-version': byStaff(newNotice),
  '/v1/admin/content/publish-version': aNotice({ version: 1 }),
  '/v1/admin/content/withdraw-item': aNotice(),
  '/v1/admin/content/upload-picture': byStaff(async () => ({ file: await photo() })),
  '/v1/admin/settings/setting-versions': byStaff(() => ({ key: 'site.brand' })),
  '/v1/admin/settings/write-setting': byStaff(async (_stage, browser) => {
    const { settings } = await browser.ask(settingList, {});
    const brand = settings.find(({ key }) => key === 'site.brand');
    return { key: 'site.brand', value: brand?.value, version: brand?.version };
  }),
};

export function byAnyStaff(): Prepare {
  return byStaff();
}
