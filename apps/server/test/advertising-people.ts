import type { CallOutput } from '@peerbourse/contract/call';
import { uploadBase64File } from '@peerbourse/contract/files/upload-base64-file';
import { noConditions } from '@peerbourse/contract/p2p-ads/ad.shape';
import { publishAd } from '@peerbourse/contract/p2p-ads/own/publish-ad';
import sharp from 'sharp';
import type { Browser, Unsealed } from './browser.ts';
import { fundPassword, payingPerson } from './paying-people.ts';
import { giveCoins, type QuickPerson, type Traits } from './quick-people.ts';
import type { Stage } from './stage.ts';

/** SEPA and SEPA Instant are paid by, in euros. */
export const [sepa, sepaInstant] = ['301', '302'] as const;

/** A price in units of 10^-8; the setting keeps it fresh for the whole test. */
export async function setPrice(stage: Stage, pair: string, units: bigint): Promise<void> {
  await stage.query(`SELECT rates_publish(ARRAY[$1], ARRAY[$2::bigint], ARRAY[3], 'test')`, [pair, String(units)]);
}

/** Prices of the tests do not grow old: 1 USDT is 1 EUR, 1 BTC is 100,000 USDT. */
export async function openMarket(stage: Stage): Promise<void> {
  await stage.query(
    `INSERT INTO settings_versions (key, version, value, author) VALUES ('rates.staleAfterSeconds', 1, '86400', 'test') ON CONFLICT DO NOTHING`,
  );
  await setPrice(stage, 'usdt_eur', 100_000_000n);
  await setPrice(stage, 'usdt_php', 5_800_000_000n);
  await setPrice(stage, 'btc_usdt', 10_000_000_000_000n);
}

export interface AdvertisingPerson extends QuickPerson {
  /** A saved account that can be paid to in euros. */
  methodNo: string;
}

/** A verified trader with the right to publish, coins in the wallet of the market, and an account in euros. */
export async function advertisingPerson(stage: Stage, traits: Traits = {}): Promise<AdvertisingPerson> {
  const person = await payingPerson(stage, traits);
  await stage.query('UPDATE p2p_users_profiles SET may_publish = true WHERE account_id = $1', [person.accountId]);
  await giveCoins(stage, person.accountId, 'USDT', 'otc', 10_000_000_000n);
  return { ...person, methodNo: await giveMethod(stage, person.accountId) };
}

/** A saved account, without the values that nobody looks at here. */
export async function giveMethod(stage: Stage, accountId: string, templateId: string = sepa, fiat = 'EUR'): Promise<string> {
  const [row] = await stage.query<{ no: string }>(
    `INSERT INTO p2p_paymethods_methods (method_no, account_id, template_id, template_version, fiat, closed_values, holder_name, account_mark)
     SELECT (1e18 + floor(random() * 8e18))::numeric(19)::text, $1, template.id, template.version, $3, 'closed', 'Ann Example', sha256(gen_random_uuid()::text::bytea)
     FROM p2p_paymethods_templates template WHERE template.id = $2::int RETURNING method_no AS no`,
    [accountId, templateId, fiat],
  );
  return (row as { no: string }).no;
}

type Wish = Unsealed<typeof publishAd>;

/** A sell ad over 1,000 USDT at 1.01 EUR, or what is laid over it. */
export function adWish(person: AdvertisingPerson, more: Partial<Wish> = {}): Wish {
  const isSale = (more.side ?? 'sell') === 'sell';
  return {
    side: 'sell',
    coinCode: 'USDT',
    fiatCode: 'EUR',
    isOnline: true,
    isHidden: false,
    pricing: { priceType: 'fixed', price: '1.01' },
    quantity: '1000',
    minAmount: '20',
    maxAmount: '500',
    payMinutes: 15,
    userPaymethodIds: isSale ? [person.methodNo] : [],
    paymethodIds: isSale ? [] : [sepa],
    wantsAcceptance: false,
    remark: '',
    autoReply: '',
    conditions: noConditions,
    accountPwd: fundPassword,
    ...more,
  };
}

export async function publish(person: AdvertisingPerson, more: Partial<Wish> = {}): Promise<CallOutput<typeof publishAd>> {
  return await person.browser.ask(publishAd, adWish(person, more));
}

/** A picture for an ad, sent ahead. */
export async function sendPicture(browser: Browser): Promise<string> {
  const image = sharp({ create: { width: 320, height: 200, channels: 3, background: '#35a' } });
  const file = (await image.jpeg().toBuffer()).toString('base64');
  return (await browser.ask(uploadBase64File, { purpose: 'ad-picture', file })).fileId;
}

/** The terms of an ad, as an edit has them. */
export function termsOf(person: AdvertisingPerson, more: Partial<Wish> = {}) {
  const { side: _side, coinCode: _coin, fiatCode: _fiat, isOnline: _on, isHidden: _hid, accountPwd: _pwd, ...terms } = adWish(person, more);
  return terms;
}
