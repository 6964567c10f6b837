import { readSignedFile, type SignedBody, signedFile } from './signed-file.ts';

export const reputationFormat = 'peerbourse.reputation.1';

/** How each figure is counted has a name; another way to count gets another name. docs/spec/reputation.md says them in words. */
export const reputationFigures = {
  orders: { definition: 'orders-completed.1', period: 'all' },
  ordersOfMonth: { definition: 'orders-completed.1', period: 'P30D' },
  completionPercent: { definition: 'completion-percent.1', period: 'P30D' },
  releaseSeconds: { definition: 'release-seconds-mean.1', period: 'P30D' },
  counterparties: { definition: 'counterparties.1', period: 'all' },
  firstTradeAt: { definition: 'first-trade.1', period: 'all' },
} as const satisfies Record<string, Omit<ReputationFigure, 'value' | 'at'>>;

export type ReputationFigureName = keyof typeof reputationFigures;

export type ReputationFigure = {
  readonly definition: string;
  /** Of ISO 8601, up to `at`; or all of the time. */
  readonly period: 'all' | 'P30D';
  readonly at: string;
  /** Null where there is nothing to count yet. */
  readonly value: number | string | null;
};

/** What the exchange states about somebody's trades, for whoever they show it to. */
export type Reputation = {
  readonly format: typeof reputationFormat;
  readonly installation: { readonly name: string; readonly origin: string };
  /** As others see them on the exchange. */
  readonly trader: { readonly id: string; readonly nickName: string };
  readonly issuedAt: string;
  readonly figures: { readonly [Name in ReputationFigureName]: ReputationFigure };
};

const member = 'reputation';

export function reputationFile(signed: SignedBody): string {
  return signedFile(signed, member);
}

export function readReputationFile(text: string): SignedBody | undefined {
  const signed = readSignedFile(text, member);
  return signed && reputationFacts(signed).format === reputationFormat ? signed : undefined;
}

/** The facts of a statement whose signature has been checked. */
export function reputationFacts({ body }: SignedBody): Reputation {
  return JSON.parse(body) as Reputation;
}
