import type { WebhookSource } from '#platform/webhook-sources.ts';
import { entryKindOf } from './entry-kind.rules.ts';

/** The body of a fact, as the ledger wrote it. */
interface MovedFact {
  kind: string;
  assets: string[];
}

const also = { transfer: 'transfer.completed', credit: 'correction.posted', debit: 'correction.posted' } as const;

export const webhooks: WebhookSource = {
  source: 'ledger',
  eventsOf: (body) => {
    const { kind: journalKind, assets: coins } = body as MovedFact;
    const kind = entryKindOf(journalKind);
    const changed = { type: 'balance.changed', subject: 'balance', data: { coins, kind } } as const;
    const more = (also as Partial<Record<string, (typeof also)[keyof typeof also]>>)[kind];
    return more === undefined ? [changed] : [changed, { ...changed, type: more }];
  },
};
