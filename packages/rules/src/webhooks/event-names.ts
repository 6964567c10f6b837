/** What an account can be told at an address of its own, in the order of the screens. */
export const webhookEventTypes = [
  'p2p.order.changed',
  'p2p.appeal.changed',
  'p2p.chat.message',
  'p2p.ad.changed',
  'balance.changed',
  'transfer.completed',
  'correction.posted',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Sent when its owner tries an address out; nobody chooses it. */
export const testEventType = 'webhook.test';

/** Addresses of one account. */
export const maxEndpoints = 10;

/** In characters. */
export const maxEndpointUrl = 500;
export const maxEndpointDescription = 100;

/** Events are kept that long, and can be sent again. */
export const eventDays = 30;

/** Tries of one event before its address is switched off, and what lies between them: 72 hours in all. */
export const webhookTries = 12;
const waits = [5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 72_000, 105_445] as const;

/** How long to wait after so many failures; nothing after the last one. */
export function secondsAfterFailure(failures: number): number | undefined {
  return waits[failures - 1];
}
