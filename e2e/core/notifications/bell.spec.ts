import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { setFundPassword } from '@peerbourse/contract/identity/security/set-fund-password';
import { asOwner } from '../../console/as-owner.ts';
import { type Member, openAs, visit } from '../../identity/account/member.ts';
import { expect, listen, newestCode, site, test } from '../../site.ts';
import { checkVisuals, resizeTo } from '../../visual-and-a11y.ts';
import { openComplete, untilComplete } from '../../wait-for.ts';

const orderNo = '1234567890123456789';

/** By rows: how an order is told has tests of its own. */
async function tellOfOrder({ userId }: Member, kind = 'order_paid'): Promise<void> {
  await asOwner(
    `WITH entry AS (
       INSERT INTO notifications_entries (account_id, kind, "values", link)
       SELECT id, $2, jsonb_build_object('order', $3::text, 'amount', '100 USDT', 'until', '2026-11-17T12:00:00.000Z'), '/p2p-trade/order/' || $3
       FROM accounts_users WHERE user_id = $1 RETURNING account_id)
     INSERT INTO notifications_counts (account_id, unread) SELECT account_id, 1 FROM entry
     ON CONFLICT (account_id) DO UPDATE SET unread = notifications_counts.unread + 1`,
    [userId, kind, orderNo],
  );
}

test('the bell tells at once what happened elsewhere, opens by keyboard, and leads to all messages', { tag: '@core' }, async ({
  quiet,
}) => {
  await quiet.setViewportSize({ width: 1440, height: 900 });
  const { email, device } = await openAs(quiet);
  const isLive = quiet
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent(
        'framereceived',
        ({ payload }) => String(payload).includes('"snap"') && String(payload).includes('notifications.'),
      ),
    );
  await visit(quiet, '/account');
  const bell = quiet.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  await isLive;
  await device.ask(sendCode, { purpose: 'set-fund-password', channel: 'email' });
  await device.ask(setFundPassword, { fundPassword: '285190', factors: { emailCode: await newestCode(email) } });
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  await bell.focus();
  await quiet.keyboard.press('Enter');
  const panel = quiet.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /Your fund password was set/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await quiet.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await quiet.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'View all notifications' }).press('Enter');
  await expect(quiet).toHaveURL(`${site}/account/notifications`);
  await expect(panel).toBeHidden();
});

test('a message about an order leads there with one tap, from the bell and from the list', async ({ quiet }) => {
  await quiet.setViewportSize({ width: 1440, height: 900 });
  const member = await openAs(quiet);
  await tellOfOrder(member);
  await visit(quiet, '/account/notifications');
  await expect(quiet.getByRole('link', { name: /View details Marked as paid/ })).toHaveAttribute('href', `/p2p-trade/order/${orderNo}`);
  await quiet.getByRole('banner').getByRole('button', { name: 'Notifications, 1 new' }).click();
  const entry = quiet.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: /Marked as paid/ });
  await expect(entry).toHaveAttribute('href', `/p2p-trade/order/${orderNo}`);
});

for (const prefix of ['', '/ar']) {
  test(`the bell, ${prefix || '/en'}: nothing is wider than a small phone, and axe finds nothing serious`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = listen(page);
    const member = await openAs(page);
    for (const kind of ['order_released', 'order_placed', 'order_paid']) await tellOfOrder(member, kind);
    await openComplete(page, `${site}${prefix}/account`);
    await page.getByRole('banner').locator('button[popovertarget]:has(.lucide-bell)').click();
    await page.locator('[popover]:popover-open li').first().waitFor();
    await checkVisuals(page, `the bell of ${prefix}/account`);
    await page.screenshot({ path: test.info().outputPath(`bell${prefix.replace('/', '-')}-1440.png`) });
    await page.keyboard.press('Escape');
    for (const width of [390, 320]) {
      await resizeTo(page, width);
      await checkVisuals(page, `the bell of ${prefix}/account`);
    }
    await resizeTo(page, 390);
    await page.getByRole('banner').locator('a:has(.lucide-bell)').click();
    await expect(page).toHaveURL(`${site}${prefix}/account/notifications`);
    await untilComplete(page);
    await checkVisuals(page, `${prefix}/account/notifications with orders`);
    await page.screenshot({ path: test.info().outputPath(`bell${prefix.replace('/', '-')}-390.png`), fullPage: true });
    expect(complaints).toEqual([]);
    await context.close();
  });
}
