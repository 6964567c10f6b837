import type { CallInput } from '@peerbourse/contract/call';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';

export type PriceDraft = CallInput<typeof publishPrice>;
export type PriceField = keyof PriceDraft;

export const emptyDraft: PriceDraft = { pair: '', price: '', reason: '' };
export const longestReason = 200;

const advice: Record<PriceField, string> = {
  pair: 'Write the pair as base_quote, such as btc_usdt.',
  price: 'Write a price above zero with a dot as decimal sign, such as 1385.5.',
  reason: `Say why in 3 to ${longestReason} characters.`,
};

/** What is meant by what was typed. */
export function cleanDraft({ pair, price, reason }: PriceDraft): PriceDraft {
  return { pair: pair.trim().toLowerCase(), price: price.trim(), reason: reason.trim() };
}

export function draftProblems(draft: PriceDraft): Partial<Record<PriceField, string>> {
  const { error } = publishPrice.input.safeParse(cleanDraft(draft));
  const fields = new Set(error?.issues.map((issue) => issue.path[0] as PriceField));
  return Object.fromEntries([...fields].map((field) => [field, advice[field]]));
}
