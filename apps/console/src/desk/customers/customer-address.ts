import { reasonText, type ViewReason } from './customer-text.ts';

/** A customer to look at, and why: whoever follows a link from a case has that case as the reason. */
export interface CustomerAddress {
  userId: string;
  reason: ViewReason;
}

/** Reads `#/customers/1234567890/support-request`; without a reason that exists there is no address. */
export function customerAddressOf(fragment: string): CustomerAddress | undefined {
  const [, userId = '', reason = ''] = /^#\/customers\/(\d{10,19})\/([a-z-]+)$/.exec(fragment) ?? [];
  return Object.hasOwn(reasonText, reason) ? { userId, reason: reason as ViewReason } : undefined;
}

export function customerFragment({ userId, reason }: CustomerAddress): string {
  return `#/customers/${userId}/${reason}`;
}

/** The screen that looks for customers, with what to look for filled in. It asks why before it looks. */
export function customersSearch(text: string): string {
  return `#/customers?find=${encodeURIComponent(text)}`;
}
