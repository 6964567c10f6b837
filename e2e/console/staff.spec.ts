import { randomInt } from 'node:crypto';
import { demoMembers } from '../../apps/server/demo/staff.ts';
import { consoleSite, expect, openConsole, test } from '../site.ts';
import { asOwner } from './as-owner.ts';
import { codeOf, logInStaff } from './log-in-staff.ts';

const boris = demoMembers[1] as (typeof demoMembers)[number];
// Each try has its own people and sessions: what an earlier one has left does not stand in its way.
const mark = randomInt(100_000, 999_999);
const newcomer = `carla${mark}`;
const customer = `7000000000${mark}`;
const newPassword = 'Another-Password-9';

test.describe.configure({ mode: 'serial' });

test('R6.7 uses sessions/log-in-staff: a wrong password is refused in words', async ({ quiet }) => {
  await quiet.goto(`${consoleSite}/`);
  await quiet.getByLabel('Name').fill(boris.name);
  await quiet.getByLabel('Password').fill('not the password');
  await quiet.getByRole('button', { name: 'Continue' }).click();
  await expect(quiet.getByText('Incorrect login details.')).toBeVisible();
});

test('R6.7 uses sessions/verify-staff-log-in, staff/my-staff-account, staff/log-out-staff: two steps in, the own name, one step out', async ({
  quiet,
}) => {
  await letCodesServeAgain();
  await logInStaff(quiet, boris.name, boris.password, codeOf(boris.secret, 0));
  await expect(quiet.getByRole('heading', { name: 'My work', level: 1 })).toBeVisible();
  await expect(quiet.getByRole('link', { name: `Your account, ${boris.name}` })).toBeVisible();
  expect(await quiet.evaluate(() => document.cookie)).not.toContain('pb_staff');
  await quiet.getByRole('button', { name: 'Log out' }).click();
  await expect(quiet.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
  await quiet.reload();
  await expect(quiet.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
});

test('uses staff/propose-staff-change, staff/staff-proposals, staff/decide-staff-proposal, staff/begin-invitation, staff/accept-invitation: two persons make a third', async ({
  quiet,
  browser,
}) => {
  await openConsole(quiet, '#/staff');
  await quiet.getByRole('button', { name: 'Propose a member' }).click();
  await quiet.getByLabel('Name').fill(newcomer);
  await quiet.getByLabel('Email').fill(`${newcomer}@peerbourse.test`);
  await quiet.getByLabel(/^Reader/).check();
  await quiet.getByLabel('Reason').fill('joins the support team');
  await quiet.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(quiet.getByText('Proposed. Somebody else has to decide it.')).toBeVisible();
  await expect(quiet.getByRole('row', { name: newcomer })).toBeVisible();
  await expect(quiet.getByRole('button', { name: `Approve ${newcomer}` })).toHaveCount(0);

  const second = await (await browser.newContext()).newPage();
  await letCodesServeAgain();
  await logInStaff(second, boris.name, boris.password, codeOf(boris.secret, 0));
  await second.getByRole('link', { name: /^Staff/ }).click();
  await second.getByRole('button', { name: `Approve ${newcomer}` }).click();
  await second.getByRole('button', { name: 'Carry it out' }).click();
  const address = (await second.locator('[data-invitation]').textContent()) ?? '';

  await quiet.getByRole('button', { name: 'Refresh' }).click();
  const word = await quiet
    .getByRole('row', { name: `Second half for ${newcomer}` })
    .locator('code')
    .textContent();
  const third = await (await browser.newContext()).newPage();
  await third.goto(address);
  await third.getByLabel('Second half').fill(word ?? '');
  expect(third.url()).not.toContain('invitation');
  await third.getByRole('button', { name: 'Open the invitation' }).click();
  const secret = fromBase32((await third.locator('[data-totp-secret]').textContent()) ?? '');
  await third.getByLabel('New password').fill(newPassword);
  await third.getByLabel('Code that the app shows now').fill(codeOf(secret, 0));
  await third.getByRole('button', { name: 'Join' }).click();
  await third.getByRole('button', { name: 'Go to the login' }).click();
  await logInStaff(third, newcomer, newPassword, codeOf(secret, 1));
  await expect(third.getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect(third.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await expect(third.getByRole('button', { name: 'Publish price' })).toHaveCount(0);
  await second.context().close();
  await third.context().close();
});

test('uses staff/staff-list, staff/staff-sessions, staff/end-staff-session: the members, and the own sessions, are listed, and a session is ended', async ({
  quiet,
}) => {
  await asOwner(
    `INSERT INTO staff_sessions (session_no, member_id, token_hash, device, address, expires_at)
     SELECT $2::text, id, convert_to($2::text, 'UTF8'), 'an old laptop ' || $3, '10.0.0.9', app_now() + interval '1 hour' FROM staff_members WHERE name = $1`,
    [demoMembers[0]?.name, `4444${mark}`, String(mark)],
  );
  await openConsole(quiet, '#/account');
  const row = quiet.getByRole('row', { name: `an old laptop ${mark}` });
  await row.getByRole('button', { name: 'End session' }).click();
  await expect(row).toHaveCount(0);
  await quiet.keyboard.press('g');
  await quiet.keyboard.press('f');
  await expect(quiet.getByRole('row', { name: /boris@peerbourse.test/ })).toBeVisible();
});

test('uses customers/find-users, customers/view-user, customers/reveal-user, customers/hold-user, customers/lift-hold: a profile is masked until it is revealed, and a hold comes and goes', async ({
  quiet,
}) => {
  await asOwner(
    `INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, invitation_code, real_name, identity_level)
     VALUES ($1, $2, 'Dora', $3, $4, 'Dora Long', 2)`,
    [customer, `handle-of-brows-${mark}`, `dora.${mark}@mail.test`, `BR${mark}`],
  );
  await openConsole(quiet, '#/customers');
  await quiet.getByRole('button', { name: 'Find' }).click();
  await expect(quiet.getByText('Choose why you look.')).toBeVisible();
  await quiet.getByLabel('User id, email or phone').fill(`dora.${mark}`);
  await quiet.getByLabel('Reason').selectOption('risk-review');
  await quiet.getByRole('button', { name: 'Find' }).click();
  await quiet.getByRole('button', { name: `Open ${customer}` }).click();
  await expect(quiet.getByText('d**@mail.test')).toBeVisible();
  await expect(quiet.getByText('Dora Long')).toHaveCount(0);
  await quiet.getByRole('button', { name: 'Reveal contacts and name' }).click();
  await expect(quiet.getByText('Dora Long')).toBeVisible();
  await quiet.getByRole('button', { name: 'Hold something back' }).click();
  await quiet.getByRole('dialog').getByLabel('Reason').fill('odd deposits');
  await quiet.getByRole('dialog').getByRole('button', { name: 'Hold back' }).click();
  await expect(quiet.getByRole('listitem').filter({ hasText: 'Withdrawing' }).first()).toContainText('odd deposits');
  await quiet.getByRole('button', { name: 'Lift Withdrawing' }).click();
  await quiet.getByRole('dialog').getByLabel('Reason').fill('explained');
  await quiet.getByRole('dialog').getByRole('button', { name: 'Lift' }).click();
  await expect(quiet.getByText('Nothing is held back.')).toBeVisible();
  await expect(quiet.getByRole('region', { name: 'Timeline' })).toContainText('Held back: Withdrawing');
  // Whoever is looked for next is not this customer: their profile goes away with the search.
  await quiet.getByRole('link', { name: 'Find another customer' }).click();
  await quiet.getByLabel('Reason').selectOption('risk-review');
  await quiet.getByLabel('User id, email or phone').fill('nobody@mail.test');
  await quiet.getByRole('button', { name: 'Find' }).click();
  await expect(quiet.getByText('Nobody has this user id, email address or phone number.')).toBeVisible();
  await expect(quiet.getByText('Dora Long')).toHaveCount(0);
});

test('uses customers/lock-user, customers/unlock-user, customers/end-user-sessions: sessions go to none, the account is locked and opened again', async ({
  quiet,
}) => {
  await asOwner(
    `INSERT INTO sessions_families (session_no, main_id, account_id, device_id, user_agent, address, method, is_new_device, expires_at)
     SELECT $1, id, id, 'a-device', 'test', '10.0.0.9', 'password', false, app_now() + interval '1 hour'
     FROM accounts_users WHERE user_id = $2`,
    [`5555${mark}`, customer],
  );
  await openConsole(quiet, '#/customers');
  await quiet.getByLabel('User id, email or phone').fill(customer);
  await quiet.getByLabel('Reason').selectOption('risk-review');
  await quiet.getByRole('button', { name: 'Find' }).click();
  await quiet.getByRole('button', { name: `Open ${customer}` }).click();
  const sessions = quiet.locator('dt:has-text("Open sessions") + dd');
  const profile = quiet.getByRole('region', { name: `Customer ${customer}` });
  await expect(sessions).toHaveText('1');
  for (const [open, confirm, state] of [
    ['End all sessions', 'End sessions', 'active'],
    ['Lock the account', 'Lock', 'locked'],
    ['Unlock the account', 'Unlock', 'active'],
  ] as const) {
    await quiet.getByRole('button', { name: open }).click();
    await quiet.getByRole('dialog').getByLabel('Reason').fill('a browser test');
    await quiet.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
    await expect(profile.getByText(state, { exact: true })).toBeVisible();
    await expect(sessions).toHaveText('0');
  }
});

test('uses audit/audit-list, audit/check-audit-chain: acts are found, the chain is whole, and a changed entry is named', async ({
  quiet,
}) => {
  await openConsole(quiet, '#/audit');
  await quiet.getByLabel('Act or area').fill('customers.revealed');
  await quiet.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(quiet.getByRole('row', { name: customer })).toHaveCount(1);
  await quiet.getByRole('button', { name: 'Check the chain' }).click();
  await expect(quiet.getByText('The chain is whole.')).toBeVisible();
  const rename = (actor: string) =>
    asOwner(`UPDATE audit_entries SET actor = $1 WHERE act = 'customers.revealed' AND subject = $2`, [actor, customer]);
  await asOwner('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_stay');
  try {
    await rename('somebody');
    await quiet.getByRole('button', { name: 'Check the chain' }).click();
    await expect(quiet.getByText(/Block \d+ has an entry that was changed, at entry \d+\./)).toBeVisible();
  } finally {
    await rename(demoMembers[0]?.name ?? '');
    await asOwner('ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_stay');
  }
});

/** A code serves once, and another test may have used this one. */
async function letCodesServeAgain(): Promise<void> {
  await asOwner('UPDATE staff_members SET totp_step = 0 WHERE name = $1', [boris.name]);
}

function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
