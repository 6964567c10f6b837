import { declareWebhookSources, type WebhookSource } from '#platform/webhook-sources.ts';

const entries: ReadonlyArray<() => Promise<{ webhooks: WebhookSource }>> = [
  () => import('#modules/money/assets/webhooks.ts'),
  () => import('#modules/p2p/p2p-orders/webhooks.ts'),
  () => import('#modules/p2p/p2p-chat/webhooks.ts'),
  () => import('#modules/p2p/p2p-ads/webhooks.ts'),
];

/** Collects what every module tells outside, for the role that sends it. */
export async function openWebhookSources(): Promise<void> {
  const modules = await Promise.all(entries.map((entry) => entry()));
  declareWebhookSources(modules.map(({ webhooks }) => webhooks));
}
