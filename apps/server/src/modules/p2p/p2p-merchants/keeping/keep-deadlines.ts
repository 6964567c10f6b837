import type { AccountId } from '@peerbourse/contract/ids';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { lockProfile } from '#modules/p2p/p2p-users/index.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { eachDue } from '#platform/each-due.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { usdtText } from '../deposit/deposit.rules.ts';
import { returnDeposit } from '../deposit/move-deposit.ts';
import { businessOf, changeMerchant, daysFrom, type Merchant, merchantOf, nowOf } from '../merchant.table.ts';
import { merchantPage } from '../merchant-page.ts';
import { type DueMerchant, dueMerchant } from './keeping.table.ts';

type Runtime = Pick<RoleRuntime, 'db' | 'config' | 'log'>;

/** What happens to merchants because time passed: a status rests, or a deposit goes back. */
export async function keepDeadlines(runtime: Runtime): Promise<void> {
  const act = async (tx: Tx, due: DueMerchant) => await keepDeadline(tx, runtime.config, due);
  await eachDue(runtime, { what: 'deadlines of merchants', next: dueMerchant, act });
}

async function keepDeadline(tx: Tx, config: Config, { id: accountId }: DueMerchant): Promise<void> {
  await lockProfile(tx, accountId);
  const merchant = await merchantOf(tx, accountId);
  if (!merchant?.dueAt || merchant.dueAt > (await nowOf(tx))) return;
  if (merchant.state === 'deposit-short') return await suspend(tx, config, merchant);
  const until = await questionableUntil(tx, accountId);
  if (until) await changeMerchant(tx, merchant, { due_at: until });
  else await giveBack(tx, config, merchant);
}

async function suspend(tx: Tx, config: Config, merchant: Merchant): Promise<void> {
  const { accountId } = merchant;
  await changeMerchant(tx, merchant, { state: 'suspended', due_at: null });
  await notify(tx, config, { accountId, kind: 'merchant_suspended', values: {}, isSecurity: false, link: merchantPage });
}

/** While orders are under way, and for the days of the notice after the last one, a deposit may be asked for: until then it stays. */
async function questionableUntil(tx: Tx, accountId: AccountId): Promise<Date | undefined> {
  const { noticeDays } = await readSetting(tx, 'p2p-merchants.rules');
  const { hasOrders, hasAppeals, lastClosedAt } = await businessOf(tx, accountId);
  if (hasOrders || hasAppeals) return await daysFrom(tx, noticeDays);
  const until = lastClosedAt && (await daysFrom(tx, noticeDays, lastClosedAt));
  return until && until > (await nowOf(tx)) ? until : undefined;
}

async function giveBack(tx: Tx, config: Config, merchant: Merchant): Promise<void> {
  const { accountId, deposit, state } = merchant;
  const ended = state === 'releasing' ? ({ state: 'released', ended_at: await nowOf(tx) } as const) : {};
  const changed = await changeMerchant(tx, merchant, { ...ended, deposit: 0n, due_at: null });
  await returnDeposit(tx, changed, deposit);
  const kind = state === 'releasing' ? 'merchant_released' : 'merchant_deposit_returned';
  await notify(tx, config, { accountId, kind, values: { amount: `${usdtText(deposit)} USDT` }, isSecurity: false, link: merchantPage });
}
