import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { positiveDecimal } from '#wire.ts';
import { referencePrice } from './rate.shape.ts';

export const publishPrice = defineCall({
  area: 'rates',
  name: 'publish-price',
  path: '/v1/admin/rates/publish-price',
  summary: 'An operator publishes a reference price by hand, with a reason',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  rate: { points: 6000, perSeconds: 60 },
  input: z.strictObject({
    pair: z.string().check(z.regex(/^[a-z0-9]{2,12}_[a-z0-9]{2,12}$/)),
    price: positiveDecimal,
    reason: z.string().check(z.minLength(3), z.maxLength(200)),
  }),
  output: referencePrice,
  refusals: ['rates.unknown-pair', 'rates.price-out-of-band'],
});
