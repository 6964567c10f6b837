import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { setFundPassword } from '@peerbourse/contract/identity/security/set-fund-password';
import { expect, newestCode, site, test } from '../../site.ts';
import { untilComplete } from '../../wait-for.ts';
import { openAs, visit } from './member.ts';

test('uses notifications/notification-list, notifications/mark-notifications-read: told, read and kept', async ({ quiet }) => {
  const { email } = await openAs(quiet);
  await visit(quiet, '/account/security');
  await quiet.getByRole('button', { name: 'Set up Fund password' }).click();
  const dialog = quiet.getByRole('dialog');
  for (const label of ['Fund password', 'Confirm fund password']) await dialog.getByLabel(label, { exact: true }).fill('285190');
  await dialog.getByLabel('Email code').fill(await newestCode(email));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const html = await quiet.request.get(`${site}/account/notifications`).then((answer) => answer.text());
  expect(html).toContain('Your fund password was set');
  await quiet.getByRole('link', { name: 'Notifications' }).click();
  await expect(quiet.getByRole('heading', { name: /Your fund password was set/ })).toBeVisible();
  await quiet.getByRole('button', { name: 'Mark as read Your fund password was set' }).click();
  await expect(quiet.getByRole('button', { name: 'Mark as read Your fund password was set' })).toBeHidden();
  await quiet.reload();
  await expect(quiet.getByText('You’re all caught up.')).toBeVisible();
});

test('what happens elsewhere appears without a reload', async ({ quiet }) => {
  const { email, device } = await openAs(quiet);
  const isLive = quiet
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent(
        'framereceived',
        ({ payload }) => String(payload).includes('"snap"') && String(payload).includes('notifications.'),
      ),
    );
  await visit(quiet, '/account/notifications');
  await expect(quiet.getByText('No notifications yet')).toBeVisible();
  await isLive;
  await device.ask(sendCode, { purpose: 'set-fund-password', channel: 'email' });
  await device.ask(setFundPassword, { fundPassword: '285190', factors: { emailCode: await newestCode(email) } });
  await expect(quiet.getByRole('heading', { name: /Your fund password was set/ })).toBeVisible();
  await expect(quiet.getByText('1 new notification.')).toBeVisible();
});

test('uses notifications/notice-choices, notifications/choose-notices: a box stays as it was put, mail about security cannot be switched off', async ({
  quiet,
}) => {
  await openAs(quiet);
  await visit(quiet, '/account/notifications');
  await untilComplete(quiet);
  await expect(quiet.getByText('No notifications yet')).toBeVisible();
  await expect(quiet.getByRole('checkbox', { name: 'Security: Email' })).toBeDisabled();
  await expect(quiet.getByRole('checkbox', { name: 'Account: Telegram' })).toBeDisabled();
  const news = quiet.getByRole('checkbox', { name: 'News: Email' });
  await expect(news).not.toBeChecked();
  const kept = quiet.waitForResponse((answer) => answer.url().endsWith('/choose-notices'));
  await news.check();
  await kept;
  await quiet.reload();
  await expect(news).toBeChecked();
});
