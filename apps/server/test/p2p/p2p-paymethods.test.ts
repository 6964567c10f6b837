import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { p2pGeneralDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { addMethod } from '@peerbourse/contract/p2p/p2p-paymethods/add-method';
import { changeMethod } from '@peerbourse/contract/p2p/p2p-paymethods/change-method';
import { deleteMethod } from '@peerbourse/contract/p2p/p2p-paymethods/delete-method';
import { methodTemplateList } from '@peerbourse/contract/p2p/p2p-paymethods/method-template-list';
import { myMethodList } from '@peerbourse/contract/p2p/p2p-paymethods/my-method-list';
import { openMethod } from '@peerbourse/contract/p2p/p2p-paymethods/open-method';
import { popularMethodList } from '@peerbourse/contract/p2p/p2p-paymethods/popular-method-list';
import { switchMethod } from '@peerbourse/contract/p2p/p2p-paymethods/switch-method';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#modules/p2p/p2p-paymethods/jobs.ts';
import { usableMethods } from '#modules/p2p/p2p-paymethods/usable-methods.ts';
import { openPool } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { Browser } from '../support/browser.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { fundPassword, gcash, newPhilippineNumber, payingPerson, saveGcash } from '../support/fixtures/paying-users.ts';
import { type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

async function mine({ browser }: QuickPerson) {
  return (await browser.ask(myMethodList, {})).paymethods;
}

async function stateOf(person: QuickPerson, methodNo: string) {
  return (await mine(person)).find(({ userPaymethodId }) => userPaymethodId === methodNo)?.state;
}

/** An ad of the owner that is paid to this method. */
async function advertise({ accountId }: QuickPerson, methodNo: string, state: string): Promise<string> {
  const [row] = await env.query<{ id: string }>(
    `INSERT INTO p2p_ads_ads (ad_no, account_id, side, coin, fiat, state, resumes_as, fixed_price, quantity, remaining, fee_ppm, min_amount,
       max_amount, pay_minutes, template_ids)
     VALUES ((1e18 + floor(random() * 8e18))::numeric(19)::text, $1, 'sell', 'USDT', 'PHP', $2, $3, 5800000000, 1000000, 1000000, 0, 100, 10000,
       15, '{221}') RETURNING id::text`,
    [accountId, state, state === 'editing' ? 'online' : null],
  );
  const id = (row as { id: string }).id;
  await env.query('INSERT INTO p2p_ads_user_methods SELECT $1, id FROM p2p_paymethods_methods WHERE method_no = $2', [id, methodNo]);
  return id;
}

describe('templates on offer', () => {
  it('R3.8 are named by paymethodName, with the fields that each asks for and the verified name', async () => {
    const { browser } = await payingPerson(env);
    const { paymethods, paymethodUserName, addPayCount } = await browser.ask(methodTemplateList, { fiatCode: 'EUR' });
    expect(paymethodUserName).toBe('Ann Example');
    expect(addPayCount).toBe(10);
    const sepa = paymethods.find(({ paymethodName }) => paymethodName === 'SEPA');
    expect(sepa).toMatchObject({ paymethodId: '301', rail: 'slow', isReversible: true, fiatCodes: ['EUR'] });
    expect(sepa?.paymethodInfo[0]).toMatchObject({
      name: 'iban',
      label: 'field_iban',
      required: true,
      type: 'txt',
      value: '',
      check: 'iban',
    });
    expect(paymethods.every(({ fiatCodes }) => fiatCodes.includes('EUR'))).toBe(true);
  });

  it('exist for every currency of P2P', async () => {
    const { browser } = await quickPerson(env);
    const { paymethods, paymethodUserName } = await browser.ask(methodTemplateList, {});
    const fiats = await env.query<{ fiat: string }>('SELECT fiat FROM reference_fiats');
    expect(paymethods.length).toBeGreaterThanOrEqual(60);
    expect(fiats.filter(({ fiat }) => !paymethods.some(({ fiatCodes }) => fiatCodes.includes(fiat)))).toEqual([]);
    expect(paymethodUserName).toBeNull();
  });
});

describe('saving a payment method', () => {
  it('R7.20 asks for the fund password, sealed, and keeps nothing that can be read', async () => {
    const person = await payingPerson(env);
    const phone = newPhilippineNumber();
    const { userPaymethodId, state } = await person.browser.ask(addMethod, gcash(phone));
    expect(state).toBe('ACTIVE');
    const [saved] = await mine(person);
    expect(saved).toMatchObject({
      userPaymethodId,
      paymethodId: '221',
      paymethodName: 'GCash',
      iconUrl: '/methods/gcash.svg',
      fiatCode: 'PHP',
      paymethodUserName: 'Ann Example',
      isModifyKyc: false,
      isTemplateChanged: false,
      onlineAds: 0,
      disabledBy: null,
    });
    expect(saved?.paymethodInfo).toEqual([
      { name: 'phone', label: 'field_phone', type: 'txt', required: true, value: `****${phone.slice(-4)}` },
    ]);
    const [row] = await env.query('SELECT * FROM p2p_paymethods_methods WHERE method_no = $1', [userPaymethodId]);
    expect(JSON.stringify(row)).not.toContain(phone.slice(1));
    // Somebody else may have added it: the owner hears of it, without the number.
    const { entries } = await person.browser.ask(notificationList, {});
    expect(entries.map(({ kind, values }) => ({ kind, values }))).toEqual([{ kind: 'paymethod_added', values: { name: 'GCash' } }]);
    const kept = await env.query('SELECT answer FROM platform_idempotency WHERE call = $1', [addMethod.path]);
    expect(JSON.stringify(kept)).not.toContain(phone.slice(1));
  });

  it('R7.20 refuses a body whose password came in clear', async () => {
    const { browser } = await payingPerson(env);
    const { body } = await browser.send(addMethod, JSON.stringify({ ...gcash(), secretKey: 'a'.repeat(16) }), {});
    expect(['20211', '20212']).toContain(body.code);
  });

  it('counts guesses of the fund password, and asks for one to be set first', async () => {
    const person = await payingPerson(env);
    const wrong = { ...gcash(), accountPwd: '111222' };
    for (let guess = 0; guess < 5; guess++) expect((await person.browser.call(addMethod, wrong)).body.code).toBe('20227');
    expect((await person.browser.call(addMethod, wrong)).body.code).toBe('20203');
    expect((await person.browser.call(addMethod, gcash())).body.code).toBe('20203');
    const other = await payingPerson(env);
    await env.query('UPDATE secrets_credentials SET fund_hash = NULL WHERE account_id = $1', [other.accountId]);
    expect((await other.browser.call(addMethod, gcash())).body.code).toBe('20226');
  });

  it('names the fields that are wrong', async () => {
    const { browser } = await payingPerson(env);
    const wrong = async (info: Array<{ name: string; value: string }>, paymethodId = '221', fiatCode = 'PHP') => {
      const { body } = await browser.call(addMethod, { paymethodId, fiatCode, paymethodInfo: info, accountPwd: fundPassword });
      return [body.code, (body.data as unknown as { fields?: string } | null)?.fields];
    };
    expect(await wrong([{ name: 'phone', value: '12345' }])).toEqual(['63303', 'phone']);
    expect(await wrong([{ name: 'iban', value: 'DE89370400440532013000' }])).toEqual(['63303', 'iban, phone']);
    expect(await wrong([{ name: 'iban', value: 'DE89370400440532013001' }], '301', 'EUR')).toEqual(['63303', 'iban']);
    expect((await wrong([{ name: 'phone', value: '09171234567' }], '221', 'EUR'))[0]).toBe('63301');
    expect((await wrong([{ name: 'phone', value: '09171234567' }], '999999', 'PHP'))[0]).toBe('63301');
  });

  it('is for verified people, in their own name only', async () => {
    const person = await payingPerson(env, { identityLevel: 0 });
    expect((await person.browser.call(addMethod, gcash())).body.code).toBe('63305');
  });

  it('R8.5 is blocked for whoever is held back from P2P', async () => {
    const person = await payingPerson(env);
    await env.query(`INSERT INTO accounts_holds (account_id, kind, reason, author) VALUES ($1, 'p2p', 'test', 'staff')`, [
      person.accountId,
    ]);
    expect((await person.browser.call(addMethod, gcash())).body.code).toBe('35016');
  });

  it('saves one account once, however it is written, and again after it was deleted', async () => {
    const person = await payingPerson(env);
    const first = await saveGcash(person, '09175550001');
    expect((await person.browser.call(addMethod, gcash('+63 917 555 0001'))).body.code).toBe('63306');
    await person.browser.ask(deleteMethod, { userPaymethodId: first });
    expect(await mine(person)).toEqual([]);
    expect(await saveGcash(person, '09175550001')).not.toBe(first);
  });

  it('has a limit for each currency, also when everything comes at once', async () => {
    const person = await payingPerson(env);
    const value = { ...p2pGeneralDefault, addPayCount: 2 };
    expect(await changeSetting(env, 'p2p-config.general', value)).toBe('00000');
    // Five at once are as many guesses as there are.
    const copies = Array.from({ length: 5 }, () => person.browser.copy());
    const codes = (await Promise.all(copies.map((browser) => browser.call(addMethod, gcash())))).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(2);
    expect(codes.filter((code) => code === '63304')).toHaveLength(3);
    const euro = { paymethodId: '302', fiatCode: 'EUR', paymethodInfo: [{ name: 'iban', value: 'DE89 3704 0044 0532 0130 00' }] };
    expect((await person.browser.call(addMethod, { ...euro, accountPwd: fundPassword })).body.code).toBe(0);
    expect(await changeSetting(env, 'p2p-config.general', p2pGeneralDefault)).toBe('00000');
  });
});

describe('cooling', () => {
  const causes: Record<string, string> = {
    'a young account': `UPDATE accounts_users SET created_at = app_now() - interval '6 days' WHERE id = $1`,
    'a new password': `UPDATE secrets_credentials SET password_changed_at = app_now() - interval '23 hours' WHERE account_id = $1`,
    'a new device': `UPDATE sessions_devices SET first_seen_at = app_now() - interval '23 hours' WHERE main_id = $1`,
    'another sensitive change': `INSERT INTO accounts_holds (account_id, kind, reason, author, ends_at)
       VALUES ($1, 'p2p-sell', 'contact-changed', 'system', app_now() + interval '1 day')`,
  };

  it.each(Object.entries(causes))('after %s lasts a day', async (_cause, act) => {
    const person = await payingPerson(env);
    await env.query(act, [person.accountId]);
    const { state, userPaymethodId } = await person.browser.ask(addMethod, gcash());
    expect(state).toBe('COOLING');
    const [{ hours } = { hours: 0 }] = await env.query<{ hours: number }>(
      'SELECT round(extract(epoch FROM cooling_until - app_now()) / 3600)::int AS hours FROM p2p_paymethods_methods WHERE method_no = $1',
      [userPaymethodId],
    );
    expect(hours).toBe(24);
    await env.query(`UPDATE p2p_paymethods_methods SET cooling_until = app_now() WHERE method_no = $1`, [userPaymethodId]);
    expect(await stateOf(person, userPaymethodId)).toBe('ACTIVE');
  });

  it('a day after the change there is none', async () => {
    const person = await payingPerson(env);
    await env.query(`UPDATE secrets_credentials SET password_changed_at = app_now() - interval '25 hours' WHERE account_id = $1`, [
      person.accountId,
    ]);
    expect((await person.browser.ask(addMethod, gcash())).state).toBe('ACTIVE');
  });
});

describe('a saved payment method', () => {
  it('is shown in clear to its owner with the fund password, and to nobody else', async () => {
    const [person, stranger] = [await payingPerson(env), await payingPerson(env)];
    const userPaymethodId = await saveGcash(person, '09175550002');
    const { paymethodInfo } = await person.browser.ask(openMethod, { userPaymethodId, accountPwd: fundPassword });
    expect(paymethodInfo).toEqual([{ name: 'phone', label: 'field_phone', type: 'txt', required: true, value: '+639175550002' }]);
    expect((await person.browser.call(openMethod, { userPaymethodId, accountPwd: '111222' })).body.code).toBe('20227');
    const unknown = '1234567890123456789';
    for (const methodNo of [userPaymethodId, unknown]) {
      const asked = { userPaymethodId: methodNo, accountPwd: fundPassword };
      expect((await stranger.browser.call(openMethod, asked)).body.code).toBe('63302');
      expect((await stranger.browser.call(changeMethod, { ...asked, paymethodInfo: gcash().paymethodInfo })).body.code).toBe('63302');
      expect((await stranger.browser.call(deleteMethod, { userPaymethodId: methodNo })).body.code).toBe('63302');
      expect((await stranger.browser.call(switchMethod, { userPaymethodId: methodNo, isEnabled: false })).body.code).toBe('63302');
    }
    expect(await mine(stranger)).toEqual([]);
  });

  it('is outdated when the identity has another name, until it is saved again', async () => {
    const person = await payingPerson(env);
    const userPaymethodId = await saveGcash(person, '09175550003');
    await env.query(`UPDATE accounts_users SET real_name = 'Ann Married' WHERE id = $1`, [person.accountId]);
    expect((await mine(person))[0]).toMatchObject({ state: 'NEEDS_UPDATE', isModifyKyc: true, isTemplateChanged: false });
    const { paymethodInfo, accountPwd } = gcash('09175550004');
    expect(await person.browser.ask(changeMethod, { userPaymethodId, paymethodInfo, accountPwd })).toEqual({
      userPaymethodId,
      state: 'ACTIVE',
    });
    expect((await mine(person))[0]).toMatchObject({ paymethodUserName: 'Ann Married', isModifyKyc: false });
  });

  it('cannot be changed into another one that is saved', async () => {
    const person = await payingPerson(env);
    await saveGcash(person, '09175550005');
    const userPaymethodId = await saveGcash(person, '09175550006');
    const { paymethodInfo, accountPwd } = gcash('09175550005');
    expect((await person.browser.call(changeMethod, { userPaymethodId, paymethodInfo, accountPwd })).body.code).toBe('63306');
  });

  it('is disabled and enabled by its owner, but not when we disabled it', async () => {
    const person = await payingPerson(env);
    const userPaymethodId = await saveGcash(person);
    expect((await person.browser.ask(switchMethod, { userPaymethodId, isEnabled: false })).state).toBe('DISABLED');
    expect((await mine(person))[0]?.disabledBy).toBe('owner');
    expect((await person.browser.ask(switchMethod, { userPaymethodId, isEnabled: true })).state).toBe('ACTIVE');
    await env.query(`UPDATE p2p_paymethods_methods SET state = 'disabled', disabled_by = 'risk' WHERE method_no = $1`, [userPaymethodId]);
    expect((await person.browser.call(switchMethod, { userPaymethodId, isEnabled: true })).body.code).toBe('63308');
  });

  it.each(['online', 'editing'])('is not deleted while an ad that is %s uses it', async (state) => {
    const person = await payingPerson(env);
    const userPaymethodId = await saveGcash(person);
    const adId = await advertise(person, userPaymethodId, state);
    expect((await mine(person))[0]?.onlineAds).toBe(1);
    expect((await person.browser.call(deleteMethod, { userPaymethodId })).body.code).toBe('63307');
    await env.query(`UPDATE p2p_ads_ads SET state = 'offline', resumes_as = NULL WHERE id = $1`, [adId]);
    expect((await person.browser.call(deleteMethod, { userPaymethodId })).body.code).toBe(0);
  });

  it('of a child account is saved under the name of its main account', async () => {
    const child = await payingPerson(env, { isChild: true });
    await saveGcash(child);
    expect((await mine(child))[0]).toMatchObject({ paymethodUserName: 'Ann Example', isModifyKyc: false, state: 'ACTIVE' });
  });
});

describe('what money may come in by', () => {
  it('is own, of the currency, and in order; and stays so until the ad is written', async () => {
    const [person, stranger] = [await payingPerson(env), await payingPerson(env)];
    const [good, off, foreign] = [await saveGcash(person), await saveGcash(person), await saveGcash(stranger)];
    await person.browser.ask(switchMethod, { userPaymethodId: off, isEnabled: false });
    const { db } = openPool({ url: env.config.databaseUrl('api'), size: 2, statementMs: 10_000, name: 'test' });
    try {
      const ask = (fiat: string) => transaction(db, (tx) => usableMethods(tx, person.accountId, [good, off, foreign], fiat));
      expect((await ask('PHP')).map(({ methodNo, templateId }) => [methodNo, templateId])).toEqual([[good, 221]]);
      expect(await ask('EUR')).toEqual([]);
      const order: string[] = [];
      let deleted: Promise<unknown> = Promise.resolve();
      await transaction(db, async (tx) => {
        await usableMethods(tx, person.accountId, [good], 'PHP');
        deleted = person.browser.call(deleteMethod, { userPaymethodId: good }).then(() => order.push('deleted'));
        await waitsForLock();
        order.push('published');
      });
      await deleted;
      expect(order).toEqual(['published', 'deleted']);
    } finally {
      await db.destroy();
    }
  });

  async function waitsForLock(): Promise<void> {
    const waiting = () =>
      env.query(`SELECT FROM pg_locks JOIN pg_stat_activity activity USING (pid) WHERE NOT granted AND datname = current_database()`);
    while ((await waiting()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

describe('popular payment methods', () => {
  it('R3.8 are shown to guests, those that most people saved first', async () => {
    const guest = new Browser(env);
    const before = await guest.ask(popularMethodList, { fiatCode: 'CAD' });
    expect(before.paymethods.map(({ paymethodName }) => paymethodName)).toEqual(['Interac e-Transfer', 'Wise', 'Bank transfer (Canada)']);
    expect(before.paymethods.map(({ paymethodWording }) => paymethodWording)).toEqual([
      null,
      null,
      { text: 'bank_transfer', country: 'CA' },
    ]);
    const person = await payingPerson(env);
    await person.browser.ask(addMethod, {
      paymethodId: '412',
      fiatCode: 'CAD',
      paymethodInfo: [
        { name: 'institution', value: '001' },
        { name: 'transit', value: '12345' },
        { name: 'account', value: '1234567' },
      ],
      accountPwd: fundPassword,
    });
    const [told] = (await person.browser.ask(notificationList, {})).entries;
    expect(told?.values).toEqual({ name: 'Bank transfer (Canada)', wording: 'bank_transfer', wordingCountry: 'CA' });
    const { db } = openPool({ url: env.config.databaseUrl('worker'), size: 1, statementMs: 10_000, name: 'test' });
    for (const job of jobs) await job.run({ db } as RoleRuntime);
    await db.destroy();
    const after = await guest.ask(popularMethodList, { fiatCode: 'CAD', limit: 1 });
    expect(after.paymethods.map(({ paymethodName }) => paymethodName)).toEqual(['Bank transfer (Canada)']);
  });
});

it('the invariants of payment methods hold', async () => {
  for (const [name, query] of Object.entries(invariants).filter(([each]) => /payment method/.test(each))) {
    expect(await env.query(query), name).toEqual([]);
  }
});
