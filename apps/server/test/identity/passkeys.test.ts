import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { addPasskey } from '@peerbourse/contract/identity/passkeys/add-passkey';
import { beginPasskey } from '@peerbourse/contract/identity/passkeys/begin-passkey';
import { beginPasskeyLogIn } from '@peerbourse/contract/identity/passkeys/begin-passkey-log-in';
import { removePasskey } from '@peerbourse/contract/identity/passkeys/remove-passkey';
import { securityOverview } from '@peerbourse/contract/identity/security/security-overview';
import { logInWithPasskey } from '@peerbourse/contract/identity/sessions/log-in-with-passkey';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../support/browser.ts';
import { giveFactors, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { SoftPasskey } from '../support/soft-passkey.ts';
import { openTestEnvironment, origin, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
});
afterAll(() => env.close());

async function add(person: QuickPerson, key: SoftPasskey, answer?: unknown) {
  const { ticket, options } = await person.browser.ask(beginPasskey, {});
  const factors = await giveFactors(env, person, 'add-passkey');
  const response = JSON.parse(JSON.stringify(answer ?? key.register(options)));
  return await person.browser.call(addPasskey, { ticket, name: 'Laptop', response, factors });
}

async function logInWith(key: SoftPasskey, browser = new Browser(env)) {
  const { ticket, options } = await browser.ask(beginPasskeyLogIn, {});
  return { browser, ...(await browser.call(logInWithPasskey, { ticket, response: key.sign(options) })) };
}

describe('passkeys', () => {
  it('one is added with a code, logs in without any, and is gone when it is removed', async () => {
    const person = await quickPerson(env);
    const key = new SoftPasskey(origin);
    expect((await add(person, key)).body.code).toBe('00000');
    const { body, browser } = await logInWith(key);
    expect(body).toMatchObject({ code: '00000', data: { state: 'opened' } });
    expect((await browser.ask(myAccount, {})).userInfo?.userId).toBe(person.userId);
    const { passkeys } = await person.browser.ask(securityOverview, {});
    expect(passkeys).toMatchObject([{ name: 'Laptop' }]);
    expect(passkeys[0]?.usedAt).not.toBeNull();
    const passkeyId = passkeys[0]?.passkeyId ?? '';
    await person.browser.ask(removePasskey, { passkeyId, factors: await giveFactors(env, person, 'remove-passkey') });
    expect((await logInWith(key)).body.code).toBe('20221');
  });

  it('refuses a key of another site, one that did not ask its owner, and one that it does not know', async () => {
    const person = await quickPerson(env);
    const elsewhere = new SoftPasskey('https://peerbourse.evil.test');
    expect((await add(person, elsewhere)).body.code).toBe('20221');
    const careless = new SoftPasskey(origin);
    careless.verifiesUser = false;
    expect((await add(person, careless)).body.code).toBe('20221');
    expect((await logInWith(new SoftPasskey(origin))).body.code).toBe('20221');
    const key = new SoftPasskey(origin);
    await add(person, key);
    key.verifiesUser = false;
    expect((await logInWith(key)).body.code).toBe('20221');
  });

  it('a challenge serves once, and a challenge of one act is no good for another', async () => {
    const person = await quickPerson(env);
    const key = new SoftPasskey(origin);
    await add(person, key);
    const browser = new Browser(env);
    const { ticket, options } = await browser.ask(beginPasskeyLogIn, {});
    const response = key.sign(options);
    expect((await browser.call(logInWithPasskey, { ticket, response })).body.code).toBe('00000');
    expect((await browser.call(logInWithPasskey, { ticket, response })).body.code).toBe('20206');
    const other = await new Browser(env).ask(beginPasskeyLogIn, {});
    expect((await browser.call(logInWithPasskey, { ticket: other.ticket, response })).body.code).toBe('20221');
    const another = await quickPerson(env);
    const begun = await person.browser.ask(beginPasskey, {});
    const stolen = {
      ticket: begun.ticket,
      name: 'Mine now',
      response: JSON.parse(JSON.stringify(new SoftPasskey(origin).register(begun.options))),
      factors: await giveFactors(env, another, 'add-passkey'),
    };
    expect((await another.browser.call(addPasskey, stolen)).body.code).toBe('20206');
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'response'],
    ['an empty object', {}],
    ['wrong types', { id: 1, rawId: 2, response: 3, type: 4 }],
    ['bytes that are no CBOR', { id: 'AA', rawId: 'AA', type: 'public-key', response: { clientDataJSON: 'AA', attestationObject: 'AA' } }],
  ])('an answer that is %s is refused without a bug', async (_, answer) => {
    const person = await quickPerson(env);
    const { ticket } = await person.browser.ask(beginPasskey, {});
    const factors = await giveFactors(env, person, 'add-passkey');
    const added = await person.browser.call(addPasskey, { ticket, name: 'Odd', response: answer as string, factors });
    expect(['20221', '40001']).toContain(added.body.code);
    const login = await person.browser.ask(beginPasskeyLogIn, {});
    const used = await person.browser.call(logInWithPasskey, { ticket: login.ticket, response: answer as string });
    expect(['20221', '40001']).toContain(used.body.code);
  });
});
