import { saveQuickReply } from '@peerbourse/contract/p2p/p2p-chat/replies/save-quick-reply';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { visit } from '../identity/account/member.ts';
import { expect, test } from '../site.ts';
import { checkVisuals } from '../visual-and-a11y.ts';
import { fundPassword, switchMarket } from './market.ts';
import { leaveTrades, listed, trade } from './order-users.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveTrades);
test.afterAll(() => switchMarket(false));

test('uses p2p-orders/day-totals: a merchant goes through the queue by keys and sees what the day has brought', async ({ quiet }) => {
  const { seller, buyer, order } = await trade(quiet, 'seller');
  const { orderNo, version } = order;
  const paid = await buyer.device.ask(confirmPaid, { orderNo, version, userPaymethodId: seller.methodNo });
  const checks = { amountSeen: '93', isPayerTheBuyer: true, accountPwd: fundPassword } as const;
  await seller.device.ask(releaseCoins, { orderNo, version: paid.order.version, ...checks });
  const again = () => buyer.device.ask(placeOrder, { adNo: order.adNo, price: '0.93', amount: '93' });
  const [first, second] = [await again(), await again()];
  await visit(quiet, '/p2p-trade/desk');
  await expect(quiet.getByText(listed('desk_traded_for', { money: '93.00', fiat: 'EUR', count: 1 }))).toBeVisible();
  const panel = (number: string) => quiet.getByRole('article', { name: listed('of_order', { number }) });
  await expect(panel(first.orderNo)).toBeVisible();
  await quiet.keyboard.press('j');
  await expect(panel(second.orderNo)).toBeVisible();
  await quiet.keyboard.press('k');
  await expect(panel(first.orderNo)).toBeVisible();
  await quiet.keyboard.press('m');
  await expect(quiet.getByRole('switch', { name: listed('desk_sound') })).not.toBeChecked();
  await quiet.keyboard.press('?');
  const help = quiet.getByRole('dialog', { name: listed('desk_keys') });
  await expect(help).toContainText(listed('desk_key_next'));
  await checkVisuals(quiet, 'the keys of the desk');
  await help.getByRole('switch', { name: listed('desk_keys_on') }).click();
  await quiet.keyboard.press('Escape');
  await quiet.keyboard.press('j');
  await expect(panel(first.orderNo)).toBeVisible();
  await quiet
    .getByRole('button', { name: /Buyer has/ })
    .last()
    .click();
  await expect(panel(second.orderNo)).toBeVisible();
  await checkVisuals(quiet, 'the desk');
});

test('R7.13 a merchant answers from the desk: the chat stands beside the queue, and a key writes a saved reply', async ({ quiet }) => {
  await quiet.setViewportSize({ width: 1440, height: 900 });
  const { seller, buyer, order } = await trade(quiet, 'seller');
  const { orderNo } = order;
  await seller.device.ask(saveQuickReply, { text: 'Please pay from your own account.' });
  await buyer.device.ask(sendMessage, { orderNo, clientId: crypto.randomUUID(), kind: 'text', text: 'Where do I pay?' });
  await visit(quiet, '/p2p-trade/desk');
  const queued = quiet.locator(`[data-queued="${orderNo}"]`);
  await expect(queued).toContainText(listed('unread', { count: 1 }));
  await quiet.keyboard.press('c');
  await expect(quiet.getByRole('log')).toContainText('Where do I pay?');
  // What is on the screen counts as read.
  await expect(queued).not.toContainText(listed('unread', { count: 1 }));
  const field = quiet.getByRole('textbox', { name: 'Message' });
  await field.press('Alt+1');
  await expect(field).toHaveValue('Please pay from your own account.');
  await field.press('Enter');
  await expect(quiet.getByRole('log')).toContainText('Please pay from your own account.');
  await checkVisuals(quiet, 'the desk with a chat');
  await quiet.getByRole('button', { name: listed('desk_chat') }).click();
  await expect(quiet.getByRole('log')).toHaveCount(0);
});
