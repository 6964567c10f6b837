import type { KeyUses } from '#platform/encrypted-columns.ts';
import { keyPurpose } from './content-cipher.ts';

/** The key of each file; its content stays as it is. */
export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'files_stored',
      column: 'wrapped_key',
      purpose: keyPurpose,
      key: 'file_id',
      about: ({ file_id: fileId = '' }) => fileId,
      alongside: async (_row, _plain, keys) => ({ key_id: keys.current(keyPurpose).id }),
    },
  ],
};
