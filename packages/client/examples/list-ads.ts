import { openClient } from '@peerbourse/client';

/** The best ads for somebody who wants to buy USDT for euros. Public: it needs no key. */
const { PB_URL: url = 'http://127.0.0.1:8080' } = process.env;
const client = openClient({ url });
const { ads } = await client.p2pAds.adList({ side: 'buy', coinCode: 'USDT', fiatCode: 'EUR' });
for (const { adNo, price, minAmount, maxAmount, advertiser } of ads) {
  console.log(`${adNo}  ${price} EUR  ${minAmount} to ${maxAmount} EUR  ${advertiser.nickName}`);
}
