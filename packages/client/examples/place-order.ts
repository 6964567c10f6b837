import { type Client, isRefused, type MarketAd, type OrderDetail } from '@peerbourse/client';

/** Takes an ad for an amount of its currency. Needs the scope `p2p`. */
export async function placeOrder(buyer: Client, ad: Pick<MarketAd, 'adNo' | 'price'>, amount: string): Promise<OrderDetail> {
  try {
    return await buyer.p2pOrders.placeOrder({ adNo: ad.adNo, price: ad.price, amount });
  } catch (error) {
    // Nothing was done: look at the new price, and take the ad at it only if it is still a good one.
    if (isRefused(error, 'p2p-orders.price-changed')) throw new Error(`the price is ${error.details.price} now`, { cause: error });
    throw error;
  }
}
