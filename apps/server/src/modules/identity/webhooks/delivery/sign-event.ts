import { createHmac } from 'node:crypto';

interface Signed {
  /** Of the event: the same at every try and every replay. */
  eventId: string;
  seconds: number;
  body: string;
}

/** The headers of Standard Webhooks. Each secret that counts signs, so that receivers can change theirs in their own time. */
export function signatureHeaders(secrets: readonly string[], { eventId, seconds, body }: Signed): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${eventId}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': eventId, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}
