import { expect, type Locator, type Page } from '@playwright/test';
import type { TextValues } from '../../packages/texts/src/format-message.ts';
import { fundPassword } from './market.ts';
import { textOf } from './text-of.ts';

/** What orders of these tests are about, as pages write it: 93 EUR for 100 USDT, between two people of the same verified name. */
const values = { amount: '\u206693.00 EUR\u2069', coins: '\u2066100 USDT\u2069', name: '\u2068Ann Example\u2069' };

export interface OrderScreen {
  said: (key: string, more?: TextValues) => string;
  button: (key: string) => Locator;
  /** Of the open dialog. */
  dialogButton: (key: string) => Locator;
  expectTitle: (key: string) => Promise<void>;
  tickAll: () => Promise<void>;
  fillFundPassword: () => Promise<void>;
  pay: () => Promise<void>;
  release: () => Promise<void>;
  /** Of an order in appeal, by its buyer. */
  giveUp: () => Promise<void>;
}

/** The page of an order in the language that it is shown in. */
export function orderScreen(page: Page, language = 'en'): OrderScreen {
  const texts = textOf('p2p-orders', language);
  const said = (key: string, more?: TextValues) => texts(key, { ...values, ...more });
  const dialog = page.getByRole('dialog');
  const button = (key: string) => page.getByRole('main').getByRole('button', { name: said(key), exact: true });
  const dialogButton = (key: string) => dialog.getByRole('button', { name: said(key), exact: true });
  const expectTitle = (key: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(said(key));
  const fillFundPassword = () => dialog.getByLabel(textOf('paymethods', language)('fund_password'), { exact: true }).fill(fundPassword);

  /** Dialogs come with the first press, so the first box is waited for. */
  async function tickAll(): Promise<void> {
    const boxes = dialog.getByRole('checkbox');
    await boxes.first().waitFor();
    for (const box of await boxes.all()) await box.check();
  }

  async function pay(): Promise<void> {
    await button('paid').click();
    await tickAll();
    await dialogButton('paid_confirm').click();
    await expectTitle('title_wait_release');
  }

  async function release(): Promise<void> {
    await button('release').click();
    await tickAll();
    await fillFundPassword();
    await dialogButton('release').click();
    await expectTitle('title_completed_seller');
  }

  async function giveUp(): Promise<void> {
    await button('cancel_waive').click();
    await dialog.getByLabel(said('reason_cannot_pay')).check();
    await dialog.getByLabel(said('statement', { statement: said('statement_words') })).fill(said('statement_words'));
    await dialogButton('cancel_waive').click();
    await expectTitle('title_cancelled_buyer');
  }

  return { said, button, dialogButton, expectTitle, tickAll, fillFundPassword, pay, release, giveUp };
}
