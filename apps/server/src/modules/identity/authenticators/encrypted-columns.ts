import type { KeyUses } from '#platform/encrypted-columns.ts';

/** Of authenticators that nobody has confirmed yet. */
export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'authenticators_new',
      column: 'totp_secret',
      purpose: 'totp',
      key: 'account_id',
      about: ({ account_id: accountId = '' }) => accountId,
    },
  ],
};
