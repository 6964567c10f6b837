import type { WebhookEvent, WebhookSource } from '#platform/webhook-sources.ts';

export const webhooks: WebhookSource = {
  source: 'p2p-ads',
  eventsOf: (body) => {
    const data = body as WebhookEvent<'p2p.ad.changed'>['data'];
    return [{ type: 'p2p.ad.changed', subject: `ad:${data.adNo}`, data }];
  },
};
