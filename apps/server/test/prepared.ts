import { randomBytes, randomUUID } from 'node:crypto';
import { beginAuthenticator } from '@peerbourse/contract/authenticators/begin-authenticator';
import type { Call } from '@peerbourse/contract/call';
import { uploadBase64File } from '@peerbourse/contract/files/upload-base64-file';
import { addPasskey } from '@peerbourse/contract/passkeys/add-passkey';
import { beginPasskey } from '@peerbourse/contract/passkeys/begin-passkey';
import { beginPasskeyLogIn } from '@peerbourse/contract/passkeys/begin-passkey-log-in';
import { scanQrLogIn } from '@peerbourse/contract/sessions/scan-qr-log-in';
import { sessionList } from '@peerbourse/contract/sessions/session-list';
import { startQrLogIn } from '@peerbourse/contract/sessions/start-qr-log-in';
import { createSubAccount } from '@peerbourse/contract/sub-accounts/create-sub-account';
import sharp from 'sharp';
import { stepAt, totpCode } from '../src/modules/secrets/totp.rules.ts';
import { Browser } from './browser.ts';
import { fundPassword, gcash, payingPerson, saveGcash } from './paying-people.ts';
import { goodPassword } from './people.ts';
import { preparedP2pAds } from './prepared-p2p-ads.ts';
import type { Prepare, Prepared } from './prepared-shape.ts';
import { giveCode, giveCoins, giveFactors, giveSession, giveTicket, knownCode, type QuickPerson, quickPerson } from './quick-people.ts';
import { SoftPasskey } from './soft-passkey.ts';
import { origin, type Stage } from './stage.ts';

/** By a user who has nothing special. */
function byUser(
  input: (stage: Stage, person: QuickPerson) => Promise<Record<string, unknown>> | Record<string, unknown> = () => ({}),
): Prepare {
  return async (stage) => {
    const person = await quickPerson(stage);
    return { browser: person.browser, input: await input(stage, person) };
  };
}

/** By somebody with a P2P profile. */
export function byTrader(
  input: (stage: Stage, person: QuickPerson) => Promise<Record<string, unknown>> | Record<string, unknown> = () => ({}),
): Prepare {
  return async (stage) => {
    const person = await quickPerson(stage, { identityLevel: 2, profile: {} });
    return { browser: person.browser, input: await input(stage, person) };
  };
}

/** By a trader who has saved a payment method. */
function byPayer(input: (userPaymethodId: string) => Record<string, unknown>): Prepare {
  return async (stage) => {
    const person = await payingPerson(stage);
    return { browser: person.browser, input: input(await saveGcash(person)) };
  };
}

/** What names another trader. */
async function somebody(stage: Stage): Promise<{ encryptUserId: string }> {
  const { encryptUserId } = await quickPerson(stage, { profile: {} });
  return { encryptUserId };
}

function byGuest(
  input: (stage: Stage, browser: Browser) => Promise<Record<string, unknown>> | Record<string, unknown> = () => ({}),
): Prepare {
  return async (stage) => {
    const browser = new Browser(stage);
    return { browser, input: await input(stage, browser) };
  };
}

/** An act that asks for the codes of its purpose. */
function withFactors(purpose: string, input: object = {}): Prepare {
  return byUser(async (stage, person) => ({ ...input, factors: await giveFactors(stage, person, purpose) }));
}

let picture: Promise<string> | undefined;

export function photo(): Promise<string> {
  picture ??= sharp({ create: { width: 320, height: 240, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer()
    .then((bytes) => bytes.toString('base64'));
  return picture;
}

const newMail = () => `${randomBytes(6).toString('hex')}@prepared.test`;
const newPhone = () => `152${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0')}`;

export const prepared: Record<string, Prepare> = {
  ...preparedP2pAds,
  '/v1/user/register/email': byGuest(async (stage) => {
    const email = newMail();
    await giveCode(stage, 'register', email);
    return { email, code: knownCode, password: goodPassword, country: 'DE' };
  }),
  '/v1/user/register/mobile': byGuest(async (stage) => {
    const phone = newPhone();
    await giveCode(stage, 'register', `+49${phone}`);
    return { dialCode: '49', phone, code: knownCode, password: goodPassword, country: 'DE' };
  }),
  '/v1/user/login': async (stage) => {
    const { email, browser } = await quickPerson(stage);
    browser.cookies.clear();
    return { browser, input: { username: email, password: goodPassword } };
  },
  '/v1/user/login/verify-login': byGuest(async (stage) => {
    const { accountId } = await quickPerson(stage);
    return { ticket: await giveTicket(stage, 'log-in', accountId, { needs: [], method: 'password' }), factors: {} };
  }),
  '/v1/x/sessions/log-in-with-passkey': byGuest(async (stage, browser) => {
    const { key } = await personWithPasskey(stage);
    const { ticket, options } = await browser.ask(beginPasskeyLogIn, {});
    return { ticket, response: key.sign(options) };
  }),
  '/v1/user/public/getQrKeyStatus': byGuest(async (_stage, browser) => {
    const { qrKey, pollKey } = await browser.ask(startQrLogIn, {});
    return { qrKey, pollKey };
  }),
  '/v1/x/sessions/scan-qr-log-in': byUser(async (stage) => ({ qrKey: (await new Browser(stage).ask(startQrLogIn, {})).qrKey })),
  '/v1/x/sessions/confirm-qr-log-in': byUser(async (stage, { browser }) => {
    const { qrKey } = await new Browser(stage).ask(startQrLogIn, {});
    await browser.ask(scanQrLogIn, { qrKey });
    return { qrKey, isConfirmed: true };
  }),
  '/v1/x/sessions/end-session': byUser(async (stage, { browser, accountId }) => {
    await giveSession(stage, new Browser(stage), accountId);
    const { sessions } = await browser.ask(sessionList, {});
    return { sessionNo: sessions.find(({ isCurrent }) => !isCurrent)?.sessionNo };
  }),
  '/v1/msg/verifyCode/send': byGuest(() => ({ purpose: 'register', channel: 'email', email: newMail() })),
  '/v1/user/forget-pwd/confirm': byGuest(async (stage) => {
    const { email } = await quickPerson(stage);
    await giveCode(stage, 'reset-password', email);
    return { username: email, code: knownCode };
  }),
  '/v1/user/forget-pwd/reset': byGuest(async (stage) => {
    const { accountId } = await quickPerson(stage);
    return { ticket: await giveTicket(stage, 'reset-password', accountId), password: 'Quiet-Meadow-82' };
  }),
  '/v1/x/security/change-password': byUser(async (stage, person) => ({
    oldPassword: goodPassword,
    password: 'Quiet-Meadow-82',
    factors: await giveFactors(stage, person, 'change-password'),
  })),
  '/v1/x/security/set-fund-password': withFactors('set-fund-password', { fundPassword: '294817' }),
  '/v1/x/security/arrange-methods': withFactors('arrange-methods', {
    order: ['email', 'google', 'mobile'],
    emailEnable: true,
    phoneEnable: true,
  }),
  '/v1/x/security/set-anti-phishing-code': withFactors('set-anti-phishing-code', { antiPhishingCode: 'lighthouse' }),
  '/v1/x/security/bind-contact': byUser(async (stage, person) => {
    const phone = newPhone();
    await giveCode(stage, 'bind-contact', `bind:${person.accountId}:+49${phone}`);
    return { kind: 'mobile', dialCode: '49', phone, code: knownCode, factors: await giveFactors(stage, person, 'change-contact') };
  }),
  '/v1/x/security/unbind-contact': async (stage) => {
    const person = await quickPerson(stage, { hasPhone: true });
    await giveCode(stage, 'unbind-contact', `account:${person.accountId}:mobile`);
    const factors = { ...(await giveFactors(stage, person, 'unbind-contact')), mobileCode: knownCode };
    return { browser: person.browser, input: { kind: 'mobile', factors } };
  },
  '/v1/x/security/lock-by-mail': byGuest(async (stage) => ({
    ticket: await giveTicket(stage, 'lock-account', (await quickPerson(stage)).accountId),
  })),
  '/v1/user/security/third/bindP2pTgBot': byUser(async (stage) => {
    const code = Array.from(randomBytes(8), (byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('');
    await stage.query(
      `INSERT INTO messages_telegram_codes (code_hash, chat_id, chat_name, expires_at) VALUES ($1, $2, 'somebody', app_now() + interval '10 minutes')`,
      [stage.config.keys.hmac('telegram-code', code), randomUUID()],
    );
    return { code };
  }),
  '/v1/user/security/third/unBindP2pTgBot': byUser(async (stage, { accountId }) => {
    await stage.query(`UPDATE secrets_credentials SET telegram_chat = $1, telegram_name = 'somebody' WHERE account_id = $2`, [
      randomUUID(),
      accountId,
    ]);
    return {};
  }),
  '/v1/x/authenticators/confirm-authenticator': byUser(async (stage, person) => {
    const { secret } = await person.browser.ask(beginAuthenticator, {});
    return { code: totpOf(secret), factors: await giveFactors(stage, person, 'confirm-authenticator') };
  }),
  '/v1/x/authenticators/remove-authenticator': byUser(async (stage, person) => {
    const secret = randomBytes(20);
    await stage.query('UPDATE secrets_credentials SET totp_secret = $1 WHERE account_id = $2', [
      stage.config.keys.encrypt('totp', secret, person.accountId),
      person.accountId,
    ]);
    const googleCode = totpCode(secret, stepAt(Date.now()));
    return { factors: { ...(await giveFactors(stage, person, 'remove-authenticator')), googleCode } };
  }),
  '/v1/x/passkeys/add-passkey': byUser(async (stage, person) => {
    const { ticket, options } = await person.browser.ask(beginPasskey, {});
    const response = new SoftPasskey(origin).register(options);
    return { ticket, name: 'A key', response, factors: await giveFactors(stage, person, 'add-passkey') };
  }),
  '/v1/x/passkeys/remove-passkey': async (stage) => {
    const { person, key } = await personWithPasskey(stage);
    const factors = await giveFactors(stage, person, 'remove-passkey');
    return { browser: person.browser, input: { passkeyId: key.credentialId.toString('base64url'), factors } };
  },
  '/v1/x/recoveries/ask-recovery': byGuest(async (stage) => {
    const { accountId } = await quickPerson(stage);
    const ticket = await giveTicket(stage, 'log-in', accountId, { needs: ['email'], method: 'password' });
    return { ticket, lost: ['email'], newEmail: newMail(), selfie: await photo() };
  }),
  '/v1/x/recoveries/ask-fund-recovery': byUser(async (stage, person) => {
    await stage.query(`UPDATE secrets_credentials SET fund_hash = 'x$y' WHERE account_id = $1`, [person.accountId]);
    return { selfie: await photo(), factors: await giveFactors(stage, person, 'ask-fund-recovery') };
  }),
  '/v1/x/recoveries/recovery-state': byGuest(async (stage) => ({
    ticket: await giveTicket(stage, 'log-in', (await quickPerson(stage)).accountId, { needs: [], method: 'password' }),
  })),
  '/v1/x/accounts/change-user-name': byUser(() => ({ userName: 'Another name' })),
  '/v1/x/privacy/ask-deletion': withFactors('ask-deletion'),
  '/v1/x/privacy/take-my-records': withFactors('my-data'),
  '/v1/user/security/changeLanguage': byUser(() => ({ languageType: 2 })),
  '/v1/x/preferences/update-preferences': byUser(() => ({ userPreference: { spotPopup: 1 } })),
  '/v1/user/sub/switLogin': byUser(async (_stage, { browser }) => ({
    userId: (await browser.ask(createSubAccount, { userName: 'A child' })).userId,
  })),
  '/v1/x/sub-accounts/create-sub-account': byUser(() => ({ userName: 'A child' })),
  '/v1/fiat-mix/private/file/base64/upload': byUser(async () => ({ purpose: 'identity-front', file: await photo() })),
  '/v1/x/verification/submit-verification': byUser(async (_stage, { browser }) => {
    const upload = async (purpose: 'identity-front' | 'identity-selfie') =>
      (await browser.ask(uploadBase64File, { purpose, file: await photo() })).fileId;
    return {
      country: 'DE',
      documentType: 'passport',
      documentNumber: randomBytes(5).toString('hex').toUpperCase(),
      firstName: 'Ann',
      lastName: 'Example',
      birthDate: '1990-04-05',
      front: await upload('identity-front'),
      selfie: await upload('identity-selfie'),
    };
  }),
  '/v1/x/assets/transfer-coins': byUser(async (stage, { accountId }) => {
    await giveCoins(stage, accountId, 'USDT', 'spot', 5_000_000n);
    return { coin: 'USDT', from: 'spot', to: 'otc', amount: '1.5' };
  }),
  '/v1/x/exports/start-export': byUser(() => ({ subject: 'asset-history', format: 'csv', timezone: 0, filter: {} })),
  '/v1/x/notifications/mark-notifications-read': byUser(() => ({})),
  '/v1/x/notifications/choose-notices': byUser(() => ({
    notices: {
      security: { mail: true, telegram: false },
      account: { mail: true, telegram: false },
      product: { mail: true, telegram: false },
    },
  })),
  '/v1/p2p/user/addUser': byUser(() => ({
    nickName: `Ann ${Array.from(randomBytes(8), (byte) => 'bcdfghjkmnprstvz'[byte % 16]).join('')}`,
  })),
  '/v1/p2p/user/assentProtocol': byUser(() => ({ termsVersion: 1 })),
  '/v1/p2p/user/updateUser': byTrader(() => ({ showCountryFlag: true })),
  '/v1/p2p/pub/queryUserInfo': byGuest(somebody),
  '/v1/p2p/pub/queryAdvPersonalCenter': byGuest(somebody),
  '/v1/p2p/user/availableSaleAmount': byTrader(() => ({ coinCode: 'USDT' })),
  '/v1/p2p/user/trigger-common-config': byUser(() => ({ tip: 'hall-tour' })),
  '/v1/p2p/user/checkBlack': byTrader(somebody),
  '/v1/p2p/user/operateBlack': byTrader(async (stage) => ({ ...(await somebody(stage)), isBlocked: true })),
  '/v1/x/p2p-users/follow-user': byTrader(async (stage) => ({ ...(await somebody(stage)), isFollowed: true })),
  '/v1/x/p2p-users/set-business-hours': byTrader(() => ({
    isPaused: false,
    hours: { timeZone: 'Asia/Tokyo', days: 127, from: 540, until: 1_080 },
  })),
  '/v1/p2p/pub/currency/queryPrice': byGuest(() => ({ coinCode: 'BTC', fiatCode: 'EUR' })),
  '/v1/p2p/pub/currency/query-popular-paymethod': byGuest(() => ({ fiatCode: 'EUR' })),
  '/v1/p2p/user/addUserPaymethod': async (stage) => ({ browser: (await payingPerson(stage)).browser, input: gcash() }),
  '/v1/p2p/user/delUserPaymethod': byPayer((userPaymethodId) => ({ userPaymethodId })),
  '/v1/x/p2p-paymethods/change-method': byPayer((userPaymethodId) => ({
    userPaymethodId,
    paymethodInfo: gcash().paymethodInfo,
    accountPwd: fundPassword,
  })),
  '/v1/x/p2p-paymethods/open-method': byPayer((userPaymethodId) => ({ userPaymethodId, accountPwd: fundPassword })),
  '/v1/x/p2p-paymethods/switch-method': byPayer((userPaymethodId) => ({ userPaymethodId, isEnabled: false })),
  '/v1/mix/index/locationBanner': byGuest(() => ({ place: 'home' })),
  '/v1/x/content/document-list': byGuest(() => ({ kind: 'article' })),
  '/v1/x/content/document-text': byGuest(() => ({ kind: 'page', slug: 'terms' })),
  '/v1/kline/getOpenPrice': byGuest(() => ({ timezone: 480, bussiness: 'sp' })),
  '/v1/user/public/language/suggest': byGuest(() => ({ accepted: ['de-DE', 'en'] })),
};

/** A call of the traders' door that needs nothing special gets nothing special. */
export async function prepare(stage: Stage, call: Call): Promise<Prepared> {
  const way = prepared[call.path] ?? (call.auth === 'guest' ? byGuest() : call.auth === 'trader' ? byTrader() : byUser());
  return await way(stage);
}

async function personWithPasskey(stage: Stage): Promise<{ person: QuickPerson; key: SoftPasskey }> {
  const person = await quickPerson(stage);
  const key = new SoftPasskey(origin);
  const { ticket, options } = await person.browser.ask(beginPasskey, {});
  const factors = await giveFactors(stage, person, 'add-passkey');
  await person.browser.ask(addPasskey, { ticket, name: 'A key', response: key.register(options), factors });
  return { person, key };
}

export function totpOf(secret: string, stepsAhead = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return totpCode(bytes, stepAt(Date.now()) + stepsAhead);
}
