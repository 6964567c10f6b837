import type { KeyUses } from '#platform/encrypted-columns.ts';
import { secretPurpose, urlPurpose } from './endpoint-secret.ts';

const ofEndpoint = { table: 'webhooks_endpoints', key: 'handle', about: ({ handle = '' }) => handle };

export const keyUses: KeyUses = {
  encrypted: [
    { ...ofEndpoint, column: 'closed_url', purpose: urlPurpose },
    { ...ofEndpoint, column: 'closed_secret', purpose: secretPurpose },
    { ...ofEndpoint, column: 'closed_old_secret', purpose: secretPurpose },
  ],
};
