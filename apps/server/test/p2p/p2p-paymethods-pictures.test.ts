import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { cancelOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { changeMethod } from '@peerbourse/contract/p2p/p2p-paymethods/change-method';
import { deleteMethod } from '@peerbourse/contract/p2p/p2p-paymethods/delete-method';
import { myMethodList } from '@peerbourse/contract/p2p/p2p-paymethods/my-method-list';
import { openMethod } from '@peerbourse/contract/p2p/p2p-paymethods/open-method';
import { refusals } from '@peerbourse/contract/refusals';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropPictures } from '#modules/p2p/p2p-paymethods/drop-pictures.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import type { Browser } from '../support/browser.ts';
import { type AdvertisingPerson, advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { type Trade, take } from '../support/fixtures/ordering-users.ts';
import { fundPassword } from '../support/fixtures/paying-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;

const qrField = {
  name: 'qrCode',
  label: 'field_qr_code',
  type: 'file',
  required: false,
  check: 'text',
  countries: [],
  pattern: null,
  options: [],
  mask: 'all',
  isAccount: false,
};

beforeAll(async () => {
  env = await openTestEnvironment();
  worker = startRole('worker', env.config);
  await env.start('api');
  await openMarket(env);
  // The bank transfer of the tests, with a picture to scan.
  await env.query(`UPDATE p2p_paymethods_templates SET fields = fields || $1::jsonb WHERE id = 301`, [JSON.stringify([qrField])]);
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
});

async function upload(browser: Browser, purpose: 'paymethod-picture' | 'chat-picture' = 'paymethod-picture'): Promise<string> {
  const image = sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } });
  return (await browser.ask(uploadBase64File, { purpose, file: (await image.png().toBuffer()).toString('base64') })).fileId;
}

const savePicture = ({ browser, methodNo }: AdvertisingPerson, qrCode: string) =>
  browser.ask(changeMethod, {
    userPaymethodId: methodNo,
    paymethodInfo: [{ name: 'iban', value: 'DE89370400440532013000' }, ...(qrCode === '' ? [] : [{ name: 'qrCode', value: qrCode }])],
    accountPwd: fundPassword,
  });

/** A seller whose account has a picture, and somebody who buys from them. */
async function picturedTrade(): Promise<Trade & { fileId: string }> {
  const [seller, buyer] = [await advertisingPerson(env), await advertisingPerson(env)];
  const fileId = await upload(seller.browser);
  await savePicture(seller, fileId);
  const { adNo } = await publish(seller);
  return { ...(await take(seller, buyer, adNo, false)), fileId };
}

const pictureIn = async ({ browser }: AdvertisingPerson, { order: { orderNo } }: Trade) =>
  (await browser.ask(orderDetail, { orderNo })).paymethods[0]?.paymethodInfo.find(({ name }) => name === 'qrCode');

const statusOf = async (url: string, browser?: Browser): Promise<number> => {
  const cookie = browser ? { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {};
  return (await fetch(`${env.addressOf('api')}${url}`, { headers: cookie })).status;
};

it('R7.12 the buyer of an open order sees the picture, and nobody else does', async () => {
  const given = await picturedTrade();
  const shown = await pictureIn(given.buyer, given);
  expect(shown).toMatchObject({ type: 'file', value: given.fileId, url: expect.stringMatching(/^\/files\//) });
  const url = shown?.url ?? '';
  expect(await statusOf(url, given.buyer.browser)).toBe(200);
  expect([await statusOf(url), await statusOf(url, given.seller.browser)]).toEqual([404, 404]);
  expect(await statusOf(url, (await advertisingPerson(env)).browser)).toBe(404);
  expect(await pictureIn(given.seller, given)).toEqual({
    name: 'qrCode',
    label: 'field_qr_code',
    type: 'file',
    required: false,
    value: '',
  });
});

it('R7.12 the picture is gone from an order that is closed', async () => {
  const given = await picturedTrade();
  const { orderNo, version } = given.order;
  await given.buyer.browser.ask(cancelOrder, { orderNo, version, reason: 'changed-mind', hasNotPaid: true });
  for (const person of [given.buyer, given.seller]) {
    const field = await pictureIn(person, given);
    expect([field?.value, field?.url]).toEqual(['', undefined]);
  }
});

it('R7.12 its owner sees it with the fund password, hidden in lists, and can replace and remove it', async () => {
  const seller = await advertisingPerson(env);
  const { browser, methodNo } = seller;
  const open = async () => {
    const { paymethodInfo } = await browser.ask(openMethod, { userPaymethodId: methodNo, accountPwd: fundPassword });
    return paymethodInfo.find(({ name }) => name === 'qrCode');
  };
  const [first, second] = [await upload(browser), await upload(browser)];
  await savePicture(seller, first);
  expect(await statusOf((await open())?.url ?? '', browser)).toBe(200);
  const listed = (await browser.ask(myMethodList, {})).paymethods[0]?.paymethodInfo.find(({ name }) => name === 'qrCode');
  expect([listed?.value, listed?.url]).toEqual(['****', undefined]);
  await savePicture(seller, second);
  expect((await open())?.value).toBe(second);
  await savePicture(seller, '');
  expect(await open()).toMatchObject({ value: '' });
});

it('R7.12 takes pictures only, and only those that their owner has sent for this', async () => {
  const [seller, other] = [await advertisingPerson(env), await advertisingPerson(env)];
  const noPicture = Buffer.from('this is not a picture, whatever it says').toString('base64');
  const refused = seller.browser.ask(uploadBase64File, { purpose: 'paymethod-picture', file: noPicture });
  await expect(refused).rejects.toThrow(refusals['files.refused'].code);
  const bad = refusals['p2p-paymethods.bad-value'].code;
  const foreign = await upload(other.browser);
  const forChat = await upload(seller.browser, 'chat-picture');
  for (const value of [foreign, forChat, 'a'.repeat(22), 'https://pay.test/qr'])
    await expect(savePicture(seller, value)).rejects.toThrow(bad);
});

it('R7.12 a picture that was replaced stays while an open order shows it, and goes afterwards', async () => {
  const given = await picturedTrade();
  const isAttached = async () =>
    (await env.query<{ is: boolean }>('SELECT attached_at IS NOT NULL AS is FROM files_stored WHERE file_id = $1', [given.fileId]))[0]?.is;
  await savePicture(given.seller, '');
  await dropPictures(worker);
  expect(await isAttached()).toBe(true);
  expect(await statusOf((await pictureIn(given.buyer, given))?.url ?? '', given.buyer.browser)).toBe(200);
  const { orderNo, version } = given.order;
  await given.buyer.browser.ask(cancelOrder, { orderNo, version, reason: 'changed-mind', hasNotPaid: true });
  await env.query(`UPDATE p2p_orders_orders SET claim_by = NULL WHERE order_no = $1`, [orderNo]);
  await dropPictures(worker);
  expect(await isAttached()).toBe(false);
});

it('R7.12 the picture of a method that is deleted goes with it', async () => {
  const seller = await advertisingPerson(env);
  const fileId = await upload(seller.browser);
  await savePicture(seller, fileId);
  await seller.browser.ask(deleteMethod, { userPaymethodId: seller.methodNo });
  await dropPictures(worker);
  expect(await env.query('SELECT attached_at FROM files_stored WHERE file_id = $1', [fileId])).toEqual([{ attached_at: null }]);
});
