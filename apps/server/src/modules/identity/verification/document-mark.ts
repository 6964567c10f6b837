import { createHmac } from 'node:crypto';
import { plainNumber } from '@peerbourse/rules/identity';
import type { Keys } from '#platform/keys.ts';

const markPurpose = 'verification-documents';
export const numberPurpose = 'verification-numbers';

export interface DocumentOfMark {
  country: string;
  documentType: string;
  documentNumber: string;
}

/** Finds a document again without telling its number. The newest key's mark comes first. */
export function documentMarks(keys: Keys, { country, documentType, documentNumber }: DocumentOfMark): Buffer[] {
  const text = `${country}|${documentType}|${plainNumber(documentNumber)}`;
  return keys.all(markPurpose).map((key) => createHmac('sha256', key).update(text).digest());
}

export function closeNumber(keys: Keys, number: string, caseNo: string): string {
  return keys.encrypt(numberPurpose, number, caseNo);
}

export function openNumber(keys: Keys, closed: string, caseNo: string): string {
  return keys.decrypt(numberPurpose, closed, caseNo).toString();
}
