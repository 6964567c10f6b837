import type { OrderDetail } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import type { Browser, Page } from '@playwright/test';
import { enter, type Member, visit } from '../identity/account/member.ts';
import { listen } from '../site.ts';
import { type Advertiser, openAdvertiser, publish } from './advertiser.ts';
import { newTrader } from './market.ts';

/** An order and its two people, each with a page of their own. */
export interface Trade {
  order: OrderDetail;
  seller: { page: Page; person: Advertiser };
  buyer: { page: Page; person: Member };
  /** What the two pages said when something was wrong. */
  complaints: string[];
  close: () => Promise<void>;
}

/** Somebody takes a sell ad: 93 EUR for 100 USDT. Both look at the order. */
export async function openTrade(
  browser: Browser,
  ad: Parameters<typeof publish>[1] = {},
  options: Parameters<Browser['newPage']>[0] = {},
  prefix = '',
): Promise<Trade> {
  const [sellerPage, buyerPage] = [await browser.newPage(options), await browser.newPage(options)];
  const complaints = [listen(sellerPage), listen(buyerPage)];
  const seller = await openAdvertiser(sellerPage);
  const { adNo } = await publish(seller, { pricing: { priceType: 'fixed', price: '0.93' }, ...ad });
  const buyer = await newTrader();
  await enter(buyerPage.context(), buyer.device);
  const order = await buyer.device.ask(placeOrder, { adNo, price: '0.93', amount: '93' });
  for (const page of [sellerPage, buyerPage]) await visit(page, `${prefix}/p2p-trade/order/${order.orderNo}`);
  return {
    order,
    seller: { page: sellerPage, person: seller },
    buyer: { page: buyerPage, person: buyer },
    get complaints() {
      return complaints.flat();
    },
    close: async () => {
      await sellerPage.close();
      await buyerPage.close();
    },
  };
}
