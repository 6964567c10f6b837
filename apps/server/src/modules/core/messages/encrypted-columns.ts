import type { KeyUses } from '#platform/encrypted-columns.ts';
import { aboutOf, purpose } from './message-content.ts';
import { keyAbout, keyPurpose } from './push/push-key.ts';
import { subscriptionPurpose } from './push/subscriptions.ts';

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
    { table: 'messages_push_key', column: 'closed_private_key', purpose: keyPurpose, key: 'public_key', about: () => keyAbout },
    {
      table: 'messages_push_subscriptions',
      column: 'closed_subscription',
      purpose: subscriptionPurpose,
      key: 'handle',
      about: ({ handle = '' }) => handle,
    },
  ],
};
