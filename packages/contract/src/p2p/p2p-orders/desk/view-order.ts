import { defineCall } from '@peerbourse/contract/call';
import { viewReason, viewsLeft } from '@peerbourse/contract/identity/customers/customer.shape';
import { orderNo } from '@peerbourse/contract/ids';
import { savedField } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { decimal, moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { orderFacts } from './case-facts.shape.ts';
import { deskOrder, deskPerson, ruling } from './ruling.shape.ts';

const person = z.extend(deskPerson, {
  /** As verified. */
  realName: z.string(),
});

export const viewOrder = defineCall({
  area: 'p2p-orders',
  name: 'view-order',
  path: '/v1/admin/p2p-orders/view-order',
  summary: 'An order with its people, payment details, events and escrow; the look at both people is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    orderNo,
    /** Needed unless one was given for both people within the hour. */
    reason: z.optional(viewReason),
  }),
  output: z.extend(deskOrder, {
    buyer: person,
    seller: person,
    adNo: z.string(),
    price: decimal,
    sellerFee: decimal,
    buyerFee: decimal,
    remark: z.string(),
    cancelRequest: z.enum(['none', 'buyer', 'seller']),
    cancelReason: z.nullable(z.string()),
    fault: z.nullable(z.enum(['buyer', 'seller'])),
    closedAt: z.nullable(moment),
    /** Where the buyer pays to, as it was when the order began; the first is the one that the buyer named. */
    paymethods: z.array(z.object({ name: z.string(), holderName: z.string(), fields: z.array(savedField), isPaidTo: z.boolean() })),
    escrow: z.object({ amount: decimal, state: z.enum(['held', 'released', 'refunded', 'split']), since: moment }),
    events: z.array(z.object({ code: z.string(), actor: z.string(), at: moment, details: z.string() })),
    /** Whether the chain of events is whole: none changed, left out or put in. */
    isChainWhole: z.boolean(),
    rulings: z.array(ruling),
    facts: orderFacts,
    viewsLeft,
  }),
  refusals: ['p2p-orders.unknown-order', 'customers.reason-needed', 'staff.view-quota'],
});
