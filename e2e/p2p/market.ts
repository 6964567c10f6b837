import { randomInt } from 'node:crypto';
import { addMethod } from '@peerbourse/contract/p2p/p2p-paymethods/add-method';
import type { Page } from '@playwright/test';
import { demoFundPassword } from '../../apps/server/demo/customers.ts';
import { accountFields } from '../../apps/server/demo/market/account-fields.ts';
import { hashPassword } from '../../apps/server/src/modules/core/secrets/passwords.ts';
import { europeanTemplates } from '../../apps/server/src/modules/p2p/p2p-paymethods/initial/european-templates.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { someBasicConfigDefault } from '../../packages/contract/src/core/site/site-settings.ts';
import { asOwner } from '../console/as-owner.ts';
import { settingVersion } from '../console/setting-version.ts';
import { enter, type Member, newMember } from '../identity/account/member.ts';
import { type Given, give } from '../money/assets/wallet-fixtures.ts';
import { guestCall, site, staffCall } from '../site.ts';
import { until } from '../until.ts';

const key = 'site.switches';

/** Shows the P2P market or hides it, as an operator does, and waits until pages know. The other switches go back to where they began. */
export async function switchMarket(isOn: boolean): Promise<void> {
  const value = { ...someBasicConfigDefault, p2pState: isOn };
  await staffCall('/v1/admin/settings/write-setting', { key, version: await settingVersion(key), value, reason: 'a browser test' });
  await until('the switch reaches the pages', async () => {
    const { p2pState } = await guestCall<{ p2pState: boolean }>('/v1/mix/public/webCommonConfig');
    const html = await (await fetch(`${site}/vip`)).text();
    return p2pState === isOn && html.includes('/p2p-trade"') === isOn;
  });
}

/** Of every trader here, and of the customers and advertisers that the stage comes with. */
export const fundPassword = demoFundPassword;

let hash: Promise<string> | undefined;

/** Made once: it is made to take long. */
function fundHash(): Promise<string> {
  const config = readConfig(JSON.parse(process.env.PB_E2E_SERVER ?? '{}') as NodeJS.ProcessEnv);
  hash ??= hashPassword(config, fundPassword);
  return hash;
}

export interface Traits {
  /** What others read; a name of its own if nothing is said. */
  nickName?: string;
  mayPublish?: boolean;
  /** Coins in the wallet of the market. */
  coins?: readonly Given[];
}

/** A new member who may trade: verified, with accepted terms, a name and a fund password, and old enough to be trusted. */
export async function newTrader({ nickName, mayPublish = false, coins = [] }: Traits = {}): Promise<Member> {
  const member = await newMember();
  await asOwner(
    `WITH account AS (
       UPDATE accounts_users SET identity_level = 2, real_name = 'Ann Example', created_at = created_at - interval '60 days'
       WHERE user_id = $1 RETURNING id
     ), devices AS (
       UPDATE sessions_devices SET first_seen_at = first_seen_at - interval '60 days' WHERE main_id = (SELECT id FROM account)
     ), credentials AS (
       UPDATE secrets_credentials SET fund_hash = $4, fund_changed_at = app_now() - interval '59 days',
         password_changed_at = password_changed_at - interval '60 days' WHERE account_id = (SELECT id FROM account)
     )
     INSERT INTO p2p_users_profiles (account_id, nick_name, nick_key, nick_name_state, head_color, may_publish, terms_version, terms_accepted_at, is_open)
     SELECT id, coalesce($2, 'Tester ' || id), 'tester:' || id, 1, '#1d4ed8', $3, 1, app_now(), true FROM account`,
    [member.userId, nickName ?? null, mayPublish, await fundHash()],
  );
  for (const coin of coins) await give(member.userId, { wallet: 'otc', ...coin });
  return member;
}

/** A new trader to whom the page belongs. */
export async function openAsTrader(page: Page, traits?: Traits): Promise<Member> {
  const trader = await newTrader(traits);
  await enter(page.context(), trader.device);
  return trader;
}

/** An account of a trader that can be paid to in euros by SEPA Instant; answers its number. */
export async function saveEuroAccount({ device }: Member): Promise<string> {
  const template = europeanTemplates.find(({ code }) => code === 'sepa-instant');
  const { userPaymethodId } = await device.ask(addMethod, {
    paymethodId: String(template?.id),
    fiatCode: 'EUR',
    paymethodInfo: accountFields(template?.fields ?? [], randomInt(10_000_000, 90_000_000)),
    accountPwd: fundPassword,
  });
  return userPaymethodId;
}
