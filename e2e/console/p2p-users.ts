import { noConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { addMethod } from '@peerbourse/contract/p2p/p2p-paymethods/add-method';
import type { Locator, Page } from '@playwright/test';
import { sendPicture } from '../../apps/server/test/support/fixtures/advertising-users.ts';
import { type Member } from '../identity/account/member.ts';
import { fundPassword, newTrader, saveEuroAccount } from '../p2p/market.ts';
import { asOwner } from './as-owner.ts';

/** A trader with an ad in euros that only whoever has its code sees, so that lists of other tests stay as they are. */
export async function newAdvertiser(
  nickName: string,
  remark: string,
  { price = '0.93', hasPicture = false }: { price?: string; hasPicture?: boolean } = {},
): Promise<{ trader: Member; adNo: string }> {
  const trader = await newTrader({ nickName, mayPublish: true, coins: [{ coin: 'USDT', amount: '500' }] });
  const { adNo } = await trader.device.ask(publishAd, {
    side: 'sell',
    coinCode: 'USDT',
    fiatCode: 'EUR',
    isOnline: true,
    isHidden: true,
    pricing: { priceType: 'fixed', price },
    quantity: '100',
    minAmount: '20',
    maxAmount: '50',
    payMinutes: 15,
    userPaymethodIds: [await saveEuroAccount(trader)],
    paymethodIds: [],
    wantsAcceptance: true,
    pictures: hasPicture ? [await sendPicture(trader.device)] : [],
    remark,
    autoReply: 'Thank you for your order.',
    conditions: { ...noConditions, minJoinDays: 30 },
    accountPwd: fundPassword,
  });
  return { trader, adNo };
}

/** Words that the filter let pass when they were written, and would not today. */
export async function rewordAd(adNo: string, remark: string): Promise<void> {
  await asOwner('UPDATE p2p_ads_ads SET remark = $2, version = version + 1, changed_at = app_now() WHERE ad_no = $1', [adNo, remark]);
  await asOwner(
    `INSERT INTO p2p_ads_edits (ad_id, act, version, remark, auto_reply)
     SELECT id, 'save', version, remark, auto_reply FROM p2p_ads_ads WHERE ad_no = $1`,
    [adNo],
  );
}

/** Two traders who save one and the same number for GCash. */
export async function newSharers(phone: string): Promise<[Member, Member]> {
  const traders: [Member, Member] = [await newTrader(), await newTrader()];
  for (const { device } of traders) {
    await device.ask(addMethod, {
      paymethodId: '221',
      fiatCode: 'PHP',
      paymethodInfo: [{ name: 'phone', value: phone }],
      accountPwd: fundPassword,
    });
  }
  return traders;
}

/** Where the account with this number waits in the queue of shared ones. */
export function sharedAccount(page: Page, phone: string): Locator {
  return page.getByRole('list', { name: 'Shared accounts' }).getByRole('button', { name: new RegExp(phone.slice(-4)) });
}
