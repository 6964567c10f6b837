import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import type { Browser, Page } from '@playwright/test';
import { asOwner } from '../../console/as-owner.ts';
import { expect } from '../../site.ts';
import { openTrade, type Trade } from '../order-fixtures.ts';
import { textOf } from '../text-of.ts';

/** A paid order with both pages open, by a way of paying that is fast. */
export async function openPaid(browser: Browser, prefix = ''): Promise<Trade> {
  const trade = await openTrade(browser, {}, {}, prefix);
  const { orderNo, version } = trade.order;
  await asOwner('UPDATE p2p_orders_orders SET settle_minutes = 10 WHERE order_no = $1', [orderNo]);
  await trade.buyer.person.device.ask(confirmPaid, { orderNo, version, userPaymethodId: trade.seller.person.methodNo });
  return trade;
}

/** What somebody does about an appeal on the page of the order. */
export function appealScreen(page: Page, language = 'en') {
  const said = textOf('p2p-appeals', language);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  return {
    said,
    async open(reason: string, words: string): Promise<void> {
      await main.getByRole('button', { name: said('open'), exact: true }).click();
      await dialog.getByRole('radio', { name: said(reason), exact: true }).check();
      await dialog.getByLabel(said('words')).fill(words);
      await dialog.getByRole('button', { name: said('open'), exact: true }).click();
      await expect(dialog).toBeHidden();
    },
    /** Of an order that is over; the picture that is asked for right afterwards is left out. */
    async question(reason: string, words: string): Promise<void> {
      await main.getByRole('button', { name: said('question'), exact: true }).click();
      await dialog.getByRole('radio', { name: said(reason), exact: true }).check();
      await dialog.getByLabel(said('words')).fill(words);
      await dialog.getByRole('button', { name: said('question'), exact: true }).click();
      await expect(dialog.getByRole('heading', { name: said('picture_add') })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
    async say(label: 'words' | 'answer', words: string): Promise<void> {
      await main.getByLabel(said(label)).fill(words);
      await main.getByRole('button', { name: said(label === 'words' ? 'state' : 'reply'), exact: true }).click();
    },
    async withdraw(): Promise<void> {
      await main.getByRole('button', { name: said('withdraw'), exact: true }).click();
      await dialog.getByRole('button', { name: said('withdraw'), exact: true }).click();
      await expect(dialog).toBeHidden();
    },
    expectTurn: (key: string) =>
      expect(main.getByRole('status').filter({ hasText: said(key, { name: '\u2068Ann Example\u2069' }) })).toBeVisible(),
    expectText: (text: string) => expect(main.getByText(text)).toBeVisible(),
  };
}

/** Lets the time of a case pass. */
export async function pass(orderNo: string, minutes: number): Promise<void> {
  await asOwner(
    `UPDATE p2p_appeals_statements SET made_at = made_at - make_interval(mins => $2)
    WHERE case_id IN (SELECT id FROM p2p_appeals_cases WHERE order_no = $1)`,
    [orderNo, minutes],
  );
  await asOwner(
    'UPDATE p2p_appeals_cases SET opened_at = opened_at - make_interval(mins => $2), next_at = app_now() WHERE order_no = $1 AND closed_at IS NULL',
    [orderNo, minutes],
  );
}
