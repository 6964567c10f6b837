import { adLimits } from '@peerbourse/contract/p2p/p2p-ads/own/ad-limits';
import { p2pAdRulesDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { merchantStanding } from '@peerbourse/contract/p2p/p2p-merchants/merchant-standing';
import { settings } from '@peerbourse/contract/p2p/p2p-merchants/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshLevels } from '#modules/p2p/p2p-merchants/keeping/refresh-levels.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { advertisingPerson, openMarket, publish } from '../support/fixtures/advertising-users.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { aMerchant, passDays, toldTo } from '../support/fixtures/merchants.ts';
import { take } from '../support/fixtures/ordering-users.ts';
import { giveMerchantStatus } from '../support/fixtures/quick-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  await openMarket(env);
  worker = startRole('worker', env.config);
});

afterAll(async () => {
  await worker.db.destroy();
  for (const [name, query] of Object.entries(invariants)) expect(await env.query(query), name).toEqual([]);
  await env.close();
});

describe('a level', () => {
  it('R1.4 follows figures and deposit every Monday, and the merchant reads what is missing', async () => {
    const person = await aMerchant(env);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({
      level: 'starter',
      limits: { adsPerPairAndSide: 3, openOrders: 20 },
      next: { level: 'advanced', missing: [{ what: 'orders', has: 0, needs: 10 }, { what: 'completion' }, { what: 'counterparties' }] },
    });
    await env.query(`INSERT INTO p2p_users_counters (account_id, completed_30d, cancelled_30d, counterparties) VALUES ($1, 30, 1, 6)`, [
      person.accountId,
    ]);
    await refreshLevels(worker);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ level: 'starter' });
    await passDays(env, person, 7);
    await refreshLevels(worker);
    expect(await person.browser.ask(merchantStanding, {})).toMatchObject({ level: 'advanced', next: { level: 'master' } });
    expect(await toldTo(person)).toContain('merchant_level_changed');
  });
});

describe('what a level gives', () => {
  it('R1.4 more ads of one kind than others may have', async () => {
    const [person, merchant] = [await advertisingPerson(env), await advertisingPerson(env)];
    await giveMerchantStatus(env, merchant.accountId);
    expect(await person.browser.ask(adLimits, {})).toMatchObject({ adsPerPairAndSide: 2 });
    expect(await merchant.browser.ask(adLimits, {})).toMatchObject({ adsPerPairAndSide: 3 });
    for (const each of [person, person, merchant, merchant, merchant]) await publish(each);
    await expect(publish(person)).rejects.toThrow('63408 ');
    await expect(publish(merchant)).rejects.toThrow('63408 ');
  });

  it('R1.4 more orders at once, and no more than that', async () => {
    const levels = settings['p2p-merchants.levels'].initial;
    await changeSetting(env, 'p2p-config.ads', { ...p2pAdRulesDefault, openOrdersOfNonMerchants: 1 });
    await changeSetting(env, 'p2p-merchants.levels', { ...levels, starter: { ...levels.starter, openOrders: 2 } });
    const [maker, person, merchant] = [await advertisingPerson(env), await advertisingPerson(env), await advertisingPerson(env)];
    await giveMerchantStatus(env, merchant.accountId);
    const { adNo } = await publish(maker);
    for (const each of [person, merchant, merchant]) await take(maker, each, adNo, false);
    await expect(take(maker, person, adNo, false)).rejects.toThrow('63606 ');
    await expect(take(maker, merchant, adNo, false)).rejects.toThrow('63606 ');
  });
});
