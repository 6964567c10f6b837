import type { AccountId } from '@peerbourse/contract/ids';
import { hasStatus } from '@peerbourse/rules/p2p-merchants/merchant';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { lockProfile } from '#modules/p2p/p2p-users/index.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { eachDue } from '#platform/each-due.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { depositFor, usdtText } from '../deposit/deposit.rules.ts';
import { depositTerms } from '../deposit/deposit-terms.ts';
import { changeMerchant, daysFrom, type Merchant, merchantOf } from '../merchant.table.ts';
import { askedMerchants, type DueMerchant } from './keeping.table.ts';

/** Deposits follow the settings: whoever has too little is told, and has time to add the rest. */
export async function compareDeposits(runtime: Pick<RoleRuntime, 'db' | 'config' | 'log'>): Promise<void> {
  const terms = await depositTerms(runtime.db);
  const differing = (await askedMerchants(runtime.db)).filter((merchant) =>
    isAsking(merchant, depositFor(terms, merchant.fiats, merchant.areaId)),
  );
  const due = differing.map(({ accountId: id }) => ({ id }));
  const act = async (tx: Tx, { id }: DueMerchant) => await ask(tx, runtime.config, id);
  await eachDue(runtime, { what: 'deposits of merchants', next: async (_, { length }) => due[length], act });
}

function isAsking({ state, deposit, required: before }: Merchant, required: bigint): boolean {
  const isShort = state === 'approved' && deposit < required;
  const isWhole = state === 'deposit-short' && deposit >= required;
  return required !== before || isShort || isWhole;
}

/** Read again under the lock: the owner may have added coins meanwhile. */
async function ask(tx: Tx, config: Config, accountId: AccountId): Promise<void> {
  await lockProfile(tx, accountId);
  const merchant = await merchantOf(tx, accountId);
  if (!merchant) return;
  const required = depositFor(await depositTerms(tx), merchant.fiats, merchant.areaId);
  const isEnough = merchant.deposit >= required;
  if (merchant.state === 'approved' && !isEnough) return await askForMore(tx, config, merchant, required);
  if (merchant.state === 'deposit-short' && isEnough) {
    await changeMerchant(tx, merchant, { state: 'approved', required, due_at: null });
    return await notify(tx, config, { accountId, kind: 'merchant_deposit_whole', values: {}, isSecurity: false });
  }
  if (hasStatus(merchant.state) && merchant.required !== required) await changeMerchant(tx, merchant, { required });
}

async function askForMore(tx: Tx, config: Config, merchant: Merchant, required: bigint): Promise<void> {
  const { accountId, deposit } = merchant;
  const { shortDays } = await readSetting(tx, 'p2p-merchants.rules');
  const until = await daysFrom(tx, shortDays);
  await changeMerchant(tx, merchant, { state: 'deposit-short', required, due_at: until });
  const values = { until: until.toISOString(), amount: `${usdtText(required - deposit)} USDT` };
  await notify(tx, config, { accountId, kind: 'merchant_deposit_short', values, isSecurity: false });
}
