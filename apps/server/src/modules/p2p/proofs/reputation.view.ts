import {
  type Reputation,
  type ReputationFigure,
  type ReputationFigureName,
  reputationFigures,
} from '@peerbourse/rules/receipts/reputation';
import type { TradeRecord } from '#modules/p2p/p2p-orders/index.ts';
import { percentOf } from '#modules/p2p/p2p-users/index.ts';

export function figuresView(record: TradeRecord): Reputation['figures'] {
  const values: Record<ReputationFigureName, ReputationFigure['value']> = {
    orders: record.completed,
    ordersOfMonth: record.completedOfMonth,
    completionPercent: percentOf(record.completedOfMonth, record.completedOfMonth + record.faultsOfMonth),
    releaseSeconds: record.releaseSecondsOfMonth,
    counterparties: record.counterparties,
    firstTradeAt: record.firstTradeAt?.toISOString() ?? null,
  };
  const at = record.now.toISOString();
  const figures = Object.entries(reputationFigures).map(([name, { definition, period }]) => [
    name,
    { definition, period, at, value: values[name as ReputationFigureName] },
  ]);
  return Object.fromEntries(figures) as Reputation['figures'];
}
