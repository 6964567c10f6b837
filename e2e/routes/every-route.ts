import { openTicket } from '@peerbourse/contract/identity/support/open-ticket';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { askForInformation } from '../identity/risk/asked.ts';
import { openAdvertiser, publish } from '../p2p/advertiser.ts';
import { fundPassword, newTrader } from '../p2p/market.ts';
import { guestCall } from '../site.ts';

/** One address of every route that anybody may look at. */
export const openRoutes: readonly string[] = [
  '/',
  '/markets',
  '/price/btc',
  '/insights',
  '/insights/what-escrow-does',
  '/announcements',
  '/announcements/accounts-are-open',
  '/help',
  '/help/how-p2p-works',
  '/status',
  '/verify/receipt',
  '/verify/escrow',
  '/p2p-trade/appeal-times',
  '/support',
  '/support/chat',
  '/terms',
  '/p2p-terms',
  '/privacy',
  '/risk-notice',
  '/fees',
  '/mix/btc',
  '/copy-trading',
  '/earn',
  '/vip',
  '/no-such-page',
  '/login',
  '/login/confirm',
  '/register',
  '/forgot-password',
  '/lock-account',
  '/stop-recovery',
  '/p2p-trade/hall',
  '/p2p-trade/buy/USDT-EUR',
  '/p2p-trade/sell/USDT-EUR',
  '/buy-sell-crypto',
  '/buy-sell-crypto/third-party',
  '/fiat/quick',
  '/buy-sell-crypto/cash-conversion',
  '/p2p-trade/apply',
  '/buy-sell-crypto/card',
  '/buy-sell-crypto/card/return',
];

/** They lead elsewhere at once. */
export const movedRoutes: readonly string[] = ['/buy-sell-crypto/cash-balance', '/p2p-trade/quick', '/help/how-p2p-will-work'];

const memberRoutes: readonly string[] = [
  '/welcome',
  '/account',
  '/account/security',
  '/account/verified',
  '/account/devices',
  '/account/notifications',
  '/account/payment-methods',
  '/account/sub-accounts',
  '/account/api-keys',
  '/account/webhooks',
  '/account/preferences',
  '/assets',
  '/assets/history',
  '/p2p-trade/orders',
  '/p2p-trade/desk',
  '/p2p-trade/ads',
  '/p2p-trade/ads/new',
  '/p2p-trade/center',
  '/p2p-trade/release',
];

/** Pages that look different to members, or are quoted to them alone. */
const bothSee: readonly string[] = [
  '/',
  '/support',
  '/support/chat',
  '/p2p-trade/apply',
  '/p2p-trade/buy/USDT-EUR',
  '/buy-sell-crypto?side=buy&coin=USDT&fiat=EUR&amount=100',
];

/** Whose pages they are, and what becomes of them on their way. */
export type Visit = (browser: Browser) => Promise<BrowserContext>;

export const asGuest: Visit = (browser) => browser.newContext();

/** Somebody with an ad and orders, and what they can look at. */
export async function becomeMember(browser: Browser): Promise<{ asMember: Visit; paths: string[] }> {
  const page = await browser.newPage();
  const paths = await openMemberRoutes(page);
  const storageState = await page.context().storageState();
  await page.close();
  return { asMember: () => browser.newContext({ storageState }), paths };
}

/** The page becomes an advertiser's who has an ad, an order that waits for money, one that is over, a request to support and one for information. Answers what they can look at. */
export async function openMemberRoutes(page: Page): Promise<string[]> {
  const seller = await openAdvertiser(page);
  const { adNo } = await publish(seller, { pricing: { priceType: 'fixed', price: '0.93' } });
  const { device: buyer } = await newTrader();
  const over = await buyer.ask(placeOrder, { adNo, price: '0.93', amount: '93' });
  const { order } = await buyer.ask(confirmPaid, { orderNo: over.orderNo, version: over.version, userPaymethodId: seller.methodNo });
  const attestation = { amountSeen: '93', isPayerTheBuyer: true, accountPwd: fundPassword };
  await seller.device.ask(releaseCoins, { orderNo: over.orderNo, version: order.version, ...attestation });
  const { orderNo } = await buyer.ask(placeOrder, { adNo, price: '0.93', amount: '93' });
  const { ticketNo } = await seller.device.ask(openTicket, { topic: 'other', subject: 'A request of the tests', text: 'Please help.' });
  const requestNo = await askForInformation(seller.userId);
  const { ads } = await guestCall<{ ads: Array<{ advertiser: { encryptUserId: string } }> }>('/v1/p2p/pub/adv/queryAdvList', {
    side: 'buy',
    coinCode: 'USDT',
    fiatCode: 'EUR',
  });
  return [
    ...memberRoutes,
    ...bothSee,
    `/p2p-trade/user/${ads[0]?.advertiser.encryptUserId}`,
    '/p2p-trade/code/NOSUCHCODE',
    `/p2p-trade/order/${orderNo}`,
    `/p2p-trade/order/${over.orderNo}/receipt`,
    `/p2p-trade/ads/${adNo}`,
    `/support/${ticketNo}`,
    `/account/requests/${requestNo}`,
  ];
}
