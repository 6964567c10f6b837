import type { KeyUses } from '#platform/encrypted-columns.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'api_keys_keys',
      column: 'closed_secret',
      purpose: 'api-keys',
      key: 'key_id',
      about: ({ key_id: keyId = '' }) => keyId,
    },
  ],
};
