import { defineCall } from '@peerbourse/contract/call';
import { freezeKinds, maxFreezeHours } from '@peerbourse/rules/p2p-orders/freeze-kinds';
import * as z from 'zod/mini';
import { deskOrder, staffCommand } from './ruling.shape.ts';

export const freezeOrder = defineCall({
  area: 'p2p-orders',
  name: 'freeze-order',
  path: '/v1/admin/p2p-orders/freeze-order',
  summary: 'Stops an open order: nothing moves and no time runs until the end that is named, or until two members lift it',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.extend(staffCommand, { kind: z.enum(freezeKinds), hours: z.int().check(z.gte(1), z.lte(maxFreezeHours)) }),
  output: deskOrder,
  refusals: ['p2p-orders.unknown-order', 'p2p-orders.changed', 'p2p-orders.not-now'],
});
