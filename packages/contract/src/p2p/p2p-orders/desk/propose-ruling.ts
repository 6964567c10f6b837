import { defineCall } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { fault, ruling, staffCommand, verdict } from './ruling.shape.ts';

export const proposeRuling = defineCall({
  area: 'p2p-orders',
  name: 'propose-ruling',
  path: '/v1/admin/p2p-orders/propose-ruling',
  summary: 'Proposes who gets the coins of an order in appeal, with a reason; another member decides',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'risk'],
  changes: 'write',
  idempotent: true,
  input: z.extend(staffCommand, { verdict, fault }),
  output: ruling,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.changed', 'p2p-orders.not-now', 'p2p-orders.ruling-open'],
});
