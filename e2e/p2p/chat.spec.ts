import { messageList } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import type { Route } from '@playwright/test';
import { visit } from '../identity/account/member.ts';
import { expect, test } from '../site.ts';
import { switchMarket } from './market.ts';
import { leaveTrades, trade } from './order-users.ts';
import { textOf } from './text-of.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveTrades);
test.afterAll(() => switchMarket(false));

const said = textOf('p2p-chat');

test('R7.13 a message that could not be sent goes out from another page once the line heals, and arrives once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { seller, order } = await trade(page, 'buyer');
  await visit(page, `/p2p-trade/order/${order.orderNo}`);
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  // The first try reaches the server and only its answer is lost: whoever sends it again must not write it twice.
  let tries = 0;
  await page.route(`**${sendMessage.path}`, async (route: Route) => {
    tries += 1;
    if (tries === 1) await route.fetch();
    await route.abort('connectionfailed');
  });
  const words = ['I have paid.', 'Please check.'];
  for (const text of words) {
    await page.getByRole('textbox', { name: said('message') }).fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(log.getByText(said('waiting')).last()).toBeVisible();
  await visit(page, '/help');
  await expect.poll(() => tries).toBeGreaterThan(1);
  await page.unroute(`**${sendMessage.path}`);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  const heard = async () => {
    const { messages } = await seller.device.ask(messageList, { orderNo: order.orderNo });
    return messages.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
  };
  await expect.poll(heard).toEqual(words);
  await visit(page, `/p2p-trade/order/${order.orderNo}`);
  await expect(log.getByText(words[1] as string)).toHaveCount(1);
  expect(await heard()).toEqual(words);
});
