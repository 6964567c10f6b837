import type { WalletName } from '@peerbourse/contract/money/assets/asset.shape';
import type { Page } from '@playwright/test';
import { allowWay } from '../../../apps/server/test/support/lab-powers.ts';
import { readCatalogue } from '../../../packages/texts/src/read-catalogue.ts';
import { asOwner } from '../../console/as-owner.ts';
import { type Member, openAs } from '../../identity/account/member.ts';
import { untilHydrated } from '../../wait-for.ts';

const texts = readCatalogue('assets', 'en');

/** A text of these pages, as people read it. */
export function said(key: string, values: Record<string, string | number> = {}): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`there is no text assets.${key}`);
  return Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
}

export interface Given {
  coin: string;
  /** As people write it. */
  amount: string;
  wallet?: WalletName;
}

/** Coins that were there before the books began. */
export async function give(userId: string, { coin, amount, wallet = 'spot' }: Given): Promise<void> {
  await asOwner(
    `SELECT ledger_post('credit', 'credit:e2e:' || gen_random_uuid(), '', ARRAY[NULL, account.id]::bigint[], ARRAY[coin, coin],
       ARRAY['opening', $4::text], ARRAY['', ''], ARRAY[-units, units])
     FROM accounts_users account, reference_coins, LATERAL (SELECT ($3::numeric * 10::numeric ^ scale)::bigint AS units) counted
     WHERE account.user_id = $1 AND coin = $2`,
    [userId, coin, amount, wallet],
  );
}

/** Coins that an offer or an order keeps. */
export async function setAside(userId: string, { coin, amount, wallet = 'spot' }: Given): Promise<void> {
  await allowWay(asOwner, 'spot-hold', wallet, 'order-hold');
  await asOwner(
    `SELECT ledger_hold('spot-hold', 'hold:e2e:' || gen_random_uuid(), 'order of a test', account.id, coin, $4, account.id, 'order-hold', '',
       ($3::numeric * 10::numeric ^ scale)::bigint, NULL, false)
     FROM accounts_users account, reference_coins WHERE account.user_id = $1 AND coin = $2`,
    [userId, coin, amount, wallet],
  );
}

/** A new member who owns something, and to whom the page belongs. */
export async function openAsOwner(page: Page, ...gifts: Given[]): Promise<Member> {
  const member = await openAs(page);
  for (const gift of gifts) await give(member.userId, gift);
  return member;
}

/** The row of a coin, without its wallets below. */
export function coinRow(page: Page, coin: string) {
  return page
    .getByRole('table', { name: said('coins') })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader').getByText(coin, { exact: true }) });
}

/** The wallets of a coin, which are folded until somebody asks for them. */
export async function walletsOf(page: Page, coin: string) {
  await page.getByRole('button', { name: said('wallets_of', { coin }) }).click();
  return page.locator(`[data-wallets-of=${coin}]`);
}

/** Waits until the page is told of what moves. Asked for before the page is opened, or the socket is missed. */
export async function untilLive(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"snap"') && String(payload).includes('assets.'));
}

/** Loads the page again and waits until it can be used: whoever goes back before that leaves a page that never began. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}
