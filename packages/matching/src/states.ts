/** The states of a market, from its first draft to its end. */
export const marketStates = ['draft', 'announced', 'auction', 'open', 'post-only', 'halted', 'closing', 'delisted'] as const;
export type MarketState = (typeof marketStates)[number];

/**
 * What somebody may want of a market. `limit` is a limit order that may rest (GTC, GTD), `immediate` everything that never rests
 * (market, IOC, FOK), `trigger` each order that waits for a price, OCO included, `quote` a quote set with at least one level.
 */
export const marketActs = ['limit', 'immediate', 'post-only', 'trigger', 'amend', 'quote', 'cancel'] as const;
export type MarketAct = (typeof marketActs)[number];

/** What each state allows; nothing else is possible in it. */
export const allowedActs: Readonly<Record<MarketState, readonly MarketAct[]>> = {
  draft: [],
  announced: [],
  auction: ['limit', 'amend', 'cancel'],
  open: ['limit', 'immediate', 'post-only', 'trigger', 'amend', 'quote', 'cancel'],
  'post-only': ['post-only', 'amend', 'quote', 'cancel'],
  halted: ['cancel'],
  closing: [],
  delisted: [],
};

/**
 * Where a command may lead from each state. An auction is left for `open` by its end alone, and nothing but an auction leads to
 * `open`: whatever was entered meanwhile is matched at one price.
 */
export const nextStates: Readonly<Record<MarketState, readonly MarketState[]>> = {
  draft: ['announced', 'delisted'],
  announced: ['auction', 'post-only', 'delisted'],
  auction: ['halted', 'closing'],
  open: ['auction', 'post-only', 'halted', 'closing'],
  'post-only': ['auction', 'halted', 'closing'],
  halted: ['auction', 'closing'],
  closing: ['delisted'],
  delisted: [],
};
