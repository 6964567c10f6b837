import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { releaseCoins } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { placeOrder } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import type { Page } from '@playwright/test';
import { openAdvertiser, publish } from './advertiser.ts';
import { fundPassword, newTrader } from './market.ts';

/** A completed order over 100 USDT for 93 EUR, of which the page belongs to the seller. Answers its number. */
export async function openSeller(page: Page): Promise<string> {
  const seller = await openAdvertiser(page);
  const { adNo } = await publish(seller, { pricing: { priceType: 'fixed', price: '0.93' } });
  const { device: buyer } = await newTrader();
  const { orderNo, version } = await buyer.ask(placeOrder, { adNo, price: '0.93', amount: '93' });
  const { order } = await buyer.ask(confirmPaid, { orderNo, version, userPaymethodId: seller.methodNo });
  const attestation = { amountSeen: '93', isPayerTheBuyer: true, accountPwd: fundPassword };
  await seller.device.ask(releaseCoins, { orderNo, version: order.version, ...attestation });
  return orderNo;
}
