import { type CaseEvent, caseEvents } from '@peerbourse/rules/p2p-appeals/case-events';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import type { OrderCommand } from '@peerbourse/rules/p2p-orders/transitions';
import type { WebhookSource } from '#platform/webhook-sources.ts';
import { type OrderFact, orderStream } from './tell-order.ts';

const states = Object.keys(orderStatus) as Array<keyof typeof orderStatus>;

export const webhooks: WebhookSource = {
  source: orderStream,
  eventsOf: (body) => {
    const { orderNo, status, version, code } = body as OrderFact;
    const subject = `order:${orderNo}`;
    if (isOfCase(code)) return [{ type: 'p2p.appeal.changed', subject, data: { orderNo, code } }];
    const state = states.find((name) => orderStatus[name] === status) as (typeof states)[number];
    return [{ type: 'p2p.order.changed', subject, data: { orderNo, state, version, code: code as OrderCommand } }];
  },
};

const isOfCase = (code: string): code is CaseEvent => (caseEvents as readonly string[]).includes(code);
