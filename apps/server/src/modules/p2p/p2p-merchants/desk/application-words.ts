import type { CallParsed } from '@peerbourse/contract/call';
import type { applyForMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/apply-for-merchant-status';
import type { Keys } from '#platform/keys.ts';

export const detailsPurpose = 'p2p-merchants-details';
export const wordsPurpose = 'p2p-merchants-words';

/** What an applicant says about themselves besides the pictures. */
export type Details = Pick<CallParsed<typeof applyForMerchantStatus>, 'contact' | 'company'>;

/** Tied to their application: they cannot be put into another one. */
export function closeDetails(keys: Keys, { contact, company }: Details, applicationNo: string): string {
  return keys.encrypt(detailsPurpose, JSON.stringify({ contact, company }), applicationNo);
}

export function openDetails(keys: Keys, closed: string, applicationNo: string): Details {
  return JSON.parse(keys.decrypt(detailsPurpose, closed, applicationNo).toString()) as Details;
}

export function closeWords(keys: Keys, words: string, applicationNo: string): string {
  return keys.encrypt(wordsPurpose, words, applicationNo);
}

export function openWords(keys: Keys, closed: string, applicationNo: string): string {
  return keys.decrypt(wordsPurpose, closed, applicationNo).toString();
}
