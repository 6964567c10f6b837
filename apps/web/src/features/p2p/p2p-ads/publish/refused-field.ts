import type { Problem } from '#parts/use-call-mutation.ts';
import type { AdField } from '../terms/ad-problems.ts';

/** The api's no, at the field that it is about. */
export interface RefusedField {
  field: AdField;
  message: string;
}

const fields: Partial<Record<string, AdField>> = {
  'p2p-ads.price-out-of-band': 'price',
  'p2p-ads.no-price': 'price',
  'p2p-ads.bad-limits': 'minAmount',
  'p2p-ads.bad-quantity': 'quantity',
  'ledger.too-little': 'quantity',
  'ledger.not-free-yet': 'quantity',
  'p2p-ads.bad-method': 'methods',
  'p2p-ads.bad-window': 'window',
  'p2p-ads.bad-picture': 'pictures',
  'p2p-ads.too-many-ads': 'pair',
  'p2p-config.unknown-coin': 'pair',
  'p2p-config.unknown-fiat': 'pair',
};

/** Undefined for what concerns no field. */
export function refusedField({ refusal, message, details }: Problem): RefusedField | undefined {
  if (refusal === 'p2p-ads.forbidden-words' || refusal === 'p2p-ads.text-too-long') {
    return { field: details.field === 'autoReply' ? 'autoReply' : 'remark', message };
  }
  const field = refusal && fields[refusal];
  return field && { field, message };
}
