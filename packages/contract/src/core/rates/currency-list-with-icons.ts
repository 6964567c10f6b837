import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { currencyRate } from './rate.shape.ts';

export const currencyListWithIcons = defineCall({
  area: 'rates',
  name: 'currency-list-with-icons',
  path: '/v1/mix/public/getCurrencyListNew',
  summary: 'The display currencies with flag and country',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    currencyList: z.array(z.extend(currencyRate, { iconUrl: z.string(), country: z.string() })),
  }),
  refusals: ['rates.no-price'],
});
