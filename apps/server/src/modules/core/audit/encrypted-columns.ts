import type { KeyUses } from '#platform/encrypted-columns.ts';

export const keyUses: KeyUses = {
  keyed: [{ table: 'audit_blocks', column: 'key_id', separator: '.', moves: 'never; PB_AUDIT_PUBLIC_KEYS checks them without the secret' }],
};
