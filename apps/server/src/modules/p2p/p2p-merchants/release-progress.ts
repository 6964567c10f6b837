import type { AccountId } from '@peerbourse/contract/ids';
import type { ReleaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import type { releaseProgress as call } from '@peerbourse/contract/p2p/p2p-merchants/release-progress';
import { hasStatus } from '@peerbourse/rules/p2p-merchants/merchant';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { usdtText } from './deposit/deposit.rules.ts';
import { depositMoves } from './deposit/deposit-move.table.ts';
import { type Business, businessOf, type Merchant, merchantOf } from './merchant.table.ts';

export const releaseProgress: Handler<typeof call> = async ({ db, actor }) => await progressOf(db, actor.accountId);

export async function progressOf(db: Db, accountId: AccountId): Promise<ReleaseProgress> {
  const { noticeDays } = await readSetting(db, 'p2p-merchants.rules');
  const conditions = conditionsOf(await businessOf(db, accountId));
  const moves = await depositMoves(db, accountId);
  return { ...standOf(await merchantOf(db, accountId), conditions), conditions, noticeDays, moves };
}

type Stand = Pick<ReleaseProgress, 'state' | 'isOpen' | 'deposit' | 'returnsAt' | 'endedAt'>;

function standOf(merchant: Merchant | undefined, conditions: ReleaseProgress['conditions']): Stand {
  if (!merchant) return { state: 'none', isOpen: false, deposit: '0', returnsAt: null, endedAt: null };
  const { state, deposit, dueAt, endedAt } = merchant;
  const isReturning = state === 'releasing' || state === 'removed';
  return {
    state,
    isOpen: hasStatus(state) && conditions.every(({ isMet }) => isMet),
    deposit: usdtText(deposit),
    returnsAt: (isReturning && dueAt?.toISOString()) || null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** What must be over before the status can be given up. */
export function conditionsOf({ hasAds, hasOrders, hasAppeals }: Business): ReleaseProgress['conditions'] {
  return [
    { code: 'no-ads', isMet: !hasAds },
    { code: 'no-orders', isMet: !hasOrders },
    { code: 'no-appeals', isMet: !hasAppeals },
  ];
}
