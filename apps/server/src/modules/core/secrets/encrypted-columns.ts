import type { KeyUses } from '#platform/encrypted-columns.ts';

const loggingIn = 'when the owner next logs in';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'secrets_credentials',
      column: 'totp_secret',
      purpose: 'totp',
      key: 'account_id',
      about: ({ account_id: accountId = '' }) => accountId,
    },
  ],
  keyed: [
    { table: 'secrets_credentials', column: 'password_hash', separator: '$', moves: loggingIn },
    { table: 'secrets_credentials', column: 'fund_hash', separator: '$', moves: 'when the owner next uses the fund password' },
  ],
};
