import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { expect, newestCode, site, test } from '../../site.ts';
import { type Member, openAs, Visitor, visit } from './member.ts';

/** The member comes in once more, from elsewhere. */
async function logInElsewhere({ email, password }: Member): Promise<Visitor> {
  const device = new Visitor();
  device.userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const answer = await device.ask(logIn, { username: email, password });
  if (answer.state === 'opened') return device;
  const ticket = answer.ticket ?? '';
  await device.ask(sendCode, { purpose: 'log-in', channel: 'email', ticket });
  await device.ask(verifyLogIn, { ticket, factors: { emailCode: await newestCode(email) } });
  return device;
}

test('uses sessions/session-list, sessions/end-session: another device is seen and logged out', async ({ quiet }) => {
  const member = await openAs(quiet);
  await logInElsewhere(member);
  await visit(quiet, '/account/devices');
  const devices = quiet.getByRole('table', { name: 'Where you’re logged in' });
  await expect(devices.getByRole('row')).toHaveCount(3);
  await expect(devices.getByRole('row').filter({ hasText: 'This device' })).toHaveCount(1);
  const other = devices.getByRole('row').filter({ hasText: 'Firefox' });
  await other.getByRole('button', { name: /^Log out Firefox/ }).click();
  await quiet.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(quiet.getByText('Device logged out.')).toBeVisible();
  await expect(devices.getByRole('row')).toHaveCount(2);
});

test('uses sessions/end-other-sessions: all others go, this one stays', async ({ quiet }) => {
  const member = await openAs(quiet);
  await logInElsewhere(member);
  await visit(quiet, '/account/devices');
  await quiet.getByRole('button', { name: 'Log out all other devices' }).click();
  await quiet.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(quiet.getByText('1 other device logged out.')).toBeVisible();
  await expect(quiet.getByRole('table', { name: 'Where you’re logged in' }).getByRole('row')).toHaveCount(2);
  await quiet.reload();
  await expect(quiet.getByRole('heading', { name: 'Login history' })).toBeVisible();
});

test('uses sessions/login-history: attempts with their outcome, page by page', async ({ quiet }) => {
  const member = await openAs(quiet);
  const stranger = new Visitor();
  await stranger.call(logIn, { username: member.email, password: 'Not-The-One-12' });
  const html = await quiet.request.get(`${site}/account/devices`).then((answer) => answer.text());
  expect(html).toContain('Wrong password');
  await visit(quiet, '/account/devices');
  const history = quiet.getByRole('table', { name: 'Login history' });
  await expect(history.getByRole('row').nth(1)).toContainText('Wrong password');
  await expect(history.getByRole('row').nth(2)).toContainText('Logged in');
});
