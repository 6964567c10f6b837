import type { KeyUses } from '#platform/encrypted-columns.ts';

export const keyUses: KeyUses = {
  encrypted: [{ table: 'sealing_keys', column: 'private_key', purpose: 'sealing', key: 'kid', about: ({ kid = '' }) => kid }],
};
