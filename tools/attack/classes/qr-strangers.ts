import { randomBytes } from 'node:crypto';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { confirmQrLogIn } from '@peerbourse/contract/identity/sessions/confirm-qr-log-in';
import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { logOut } from '@peerbourse/contract/identity/sessions/log-out';
import { pollQrLogIn } from '@peerbourse/contract/identity/sessions/poll-qr-log-in';
import { scanQrLogIn } from '@peerbourse/contract/identity/sessions/scan-qr-log-in';
import { startQrLogIn } from '@peerbourse/contract/identity/sessions/start-qr-log-in';
import { publishAd } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { adInput, advertisingPerson, openMarket } from '../../../apps/server/test/support/fixtures/advertising-users.ts';
import { giveFactors, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { goodPassword } from '../../../apps/server/test/support/fixtures/users.ts';
import { type Attack, mustBe, Tally } from '../tally.ts';

/** A QR code in the hands of a stranger, and a browser that was let in by one and wants more than that. */
export const qrStrangers: Attack = async (env) => {
  const tally = new Tally();
  await openMarket(env);
  const [person, other] = [await advertisingPerson(env), await quickPerson(env)];
  const desk = new Browser(env);
  const { qrKey, pollKey } = await desk.ask(startQrLogIn, {});
  const confirm = async (by: typeof other, factors: object) => await by.browser.call(confirmQrLogIn, { qrKey, isConfirmed: true, factors });
  tally.refused(confirmQrLogIn, await confirm(person, await giveFactors(env, person, 'confirm-qr-log-in')), 'a code that nobody scanned');
  await person.browser.ask(scanQrLogIn, { qrKey });
  tally.refused(scanQrLogIn, await other.browser.call(scanQrLogIn, { qrKey }), 'a second phone');
  tally.refused(confirmQrLogIn, await confirm(other, await giveFactors(env, other, 'confirm-qr-log-in')), 'a stranger who confirms');
  tally.refused(confirmQrLogIn, await confirm({ ...person, browser: person.browser.copy() }, {}), 'a copied session without codes');
  tally.refused(confirmQrLogIn, await new Browser(env).call(confirmQrLogIn, { qrKey, isConfirmed: true, factors: {} }), 'a guest');
  const { body } = await confirm(person, await giveFactors(env, person, 'confirm-qr-log-in'));
  mustBe(body.code === confirmQrLogIn.ok, 'the owner confirms');
  const thief = new Browser(env);
  for (const key of [randomBytes(32).toString('base64url'), pollKey]) {
    await thief.call(pollQrLogIn, { qrKey, pollKey: key });
    tally.held((await thief.ask(myAccount, {})).userInfo === null, 'whoever photographed the code is logged in');
  }
  const polls = await Promise.all([desk.copy(), desk.copy(), desk].map((tab) => tab.ask(pollQrLogIn, { qrKey, pollKey })));
  tally.held(polls.filter(({ status }) => status === 'confirmed').length <= 1, 'one code has opened several sessions');
  await tryEscalation(env, tally);
  return tally;
};

/** A browser that a phone let in may not sell, lets nobody else in without codes, and stays a stranger. */
async function tryEscalation(env: Parameters<Attack>[0], tally: Tally): Promise<void> {
  await openMarket(env);
  const person = await advertisingPerson(env);
  const desk = new Browser(env);
  const { qrKey, pollKey } = await desk.ask(startQrLogIn, {});
  await person.browser.ask(scanQrLogIn, { qrKey });
  await person.browser.ask(confirmQrLogIn, { qrKey, isConfirmed: true, factors: await giveFactors(env, person, 'confirm-qr-log-in') });
  await desk.ask(pollQrLogIn, { qrKey, pollKey });
  mustBe((await desk.ask(myAccount, {})).userInfo?.userId === person.userId, 'the browser was let in');
  tally.refused(publishAd, await desk.call(publishAd, { ...adInput(person), quantity: '100' }), 'a sale by a browser that was let in');
  const second = new Browser(env);
  const next = await second.ask(startQrLogIn, {});
  await desk.ask(scanQrLogIn, { qrKey: next.qrKey });
  const passedOn = await desk.call(confirmQrLogIn, { qrKey: next.qrKey, isConfirmed: true, factors: {} });
  tally.refused(confirmQrLogIn, passedOn, 'a browser that was let in lets in another');
  await desk.ask(logOut, {});
  const { methods } = await desk.ask(logIn, { username: person.email, password: goodPassword });
  tally.held(methods.length > 0, 'a browser that was let in is a known device');
}
