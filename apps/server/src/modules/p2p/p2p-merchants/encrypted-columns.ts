import type { KeyUses } from '#platform/encrypted-columns.ts';
import { detailsPurpose, wordsPurpose } from './desk/application-words.ts';

const ofApplication = {
  table: 'p2p_merchants_applications',
  key: 'id',
  reads: ['application_no'],
  about: ({ application_no: applicationNo = '' }: Readonly<Record<string, string>>) => applicationNo,
} as const;

export const keyUses: KeyUses = {
  encrypted: [
    { ...ofApplication, column: 'closed_details', purpose: detailsPurpose },
    { ...ofApplication, column: 'closed_words', purpose: wordsPurpose },
  ],
};
