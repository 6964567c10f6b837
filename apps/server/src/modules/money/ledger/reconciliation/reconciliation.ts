import type { reconciliation as call } from '@peerbourse/contract/money/ledger/reconciliation';
import type { Handler } from '#platform/http/serve.ts';
import { reconcile } from './reconcile.ts';
import { watchedDays } from './watch-ledger.ts';

export const reconciliation: Handler<typeof call> = async ({ db }) => await reconcile(db, { days: watchedDays });
