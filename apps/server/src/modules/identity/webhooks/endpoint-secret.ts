import { randomBytes } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';
import type { EndpointRow } from './endpoint.table.ts';

export const urlPurpose = 'webhooks-urls';
export const secretPurpose = 'webhooks-secrets';

const secretBytes = 32;

/** As Standard Webhooks writes it. */
export function newSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`;
}

export function closeSecret(keys: Keys, secret: string, endpointId: string): string {
  return keys.encrypt(secretPurpose, secret, endpointId);
}

/** The one in force first, then the one before it as long as it counts. */
export function openSecrets(keys: Keys, { endpointId, closedSecret, closedOldSecret }: EndpointSecrets): string[] {
  const closed = closedOldSecret === null ? [closedSecret] : [closedSecret, closedOldSecret];
  return closed.map((value) => keys.decrypt(secretPurpose, value, endpointId).toString());
}

export type EndpointSecrets = Pick<EndpointRow, 'endpointId' | 'closedSecret' | 'closedOldSecret'>;

export function closeUrl(keys: Keys, url: string, endpointId: string): string {
  return keys.encrypt(urlPurpose, url, endpointId);
}

export function openUrl(keys: Keys, { endpointId, closedUrl }: Pick<EndpointRow, 'endpointId' | 'closedUrl'>): string {
  return keys.decrypt(urlPurpose, closedUrl, endpointId).toString();
}
