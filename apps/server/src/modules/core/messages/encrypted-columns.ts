import type { KeyUses } from '#platform/encrypted-columns.ts';
import { aboutOf, purpose } from './message-content.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'messages_outgoing',
      column: 'closed_values',
      purpose,
      key: 'id',
      reads: ['kind', 'recipient'],
      about: ({ id = '', kind: way = '', recipient: to = '' }) => aboutOf({ id, way, to }),
    },
  ],
};
