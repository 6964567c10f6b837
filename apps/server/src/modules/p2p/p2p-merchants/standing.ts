import type { AccountId } from '@peerbourse/contract/ids';
import type { Standing } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { hasStatus, isActive } from '@peerbourse/rules/p2p-merchants/merchant';
import { type MerchantFigures, nextLevel } from '@peerbourse/rules/p2p-merchants/merchant-level';
import { readSetting } from '#modules/core/settings/index.ts';
import { traderOf } from '#modules/p2p/p2p-users/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { usdtText } from './deposit/deposit.rules.ts';
import { mayApply } from './may-apply.ts';
import { type Merchant, merchantOf } from './merchant.table.ts';

/** Where somebody stands, as they see it themselves. */
export async function standingOf(db: Db, accountId: AccountId): Promise<Standing> {
  const merchant = await merchantOf(db, accountId);
  if (!merchant) return nobody;
  const { state, kind, fiats, deposit, required, dueAt } = merchant;
  const appliesFrom = await mayApply(db, merchant);
  return {
    state,
    accountType: kind,
    fiatCodes: fiats,
    deposit: usdtText(deposit),
    required: usdtText(required),
    missing: usdtText(hasStatus(state) && required > deposit ? required - deposit : 0n),
    dueAt: dueAt?.toISOString() ?? null,
    appliesFrom: appliesFrom instanceof Date ? appliesFrom.toISOString() : null,
    ...(await levelView(db, merchant)),
  };
}

/** What decides about a level. */
export async function figuresOf(db: Db, { accountId, deposit }: Pick<Merchant, 'accountId' | 'deposit'>): Promise<MerchantFigures> {
  const trader = await traderOf(db, accountId);
  return {
    completed30d: trader?.completed30d ?? 0,
    cancelled30d: trader?.cancelled30d ?? 0,
    counterparties: trader?.counterparties ?? 0,
    deposit,
  };
}

const nobody: Standing = {
  state: 'none',
  accountType: null,
  fiatCodes: [],
  deposit: '0',
  required: '0',
  missing: '0',
  dueAt: null,
  appliesFrom: null,
  level: null,
  limits: null,
  next: null,
};

async function levelView(db: Db, merchant: Merchant): Promise<Pick<Standing, 'level' | 'limits' | 'next'>> {
  const { state, level } = merchant;
  if (!isActive(state)) return { level: null, limits: null, next: null };
  const rules = await readSetting(db, 'p2p-merchants.levels');
  const { adsPerPairAndSide, openOrders } = rules[level];
  return { level, limits: { adsPerPairAndSide, openOrders }, next: nextLevel(await figuresOf(db, merchant), level, rules) ?? null };
}
