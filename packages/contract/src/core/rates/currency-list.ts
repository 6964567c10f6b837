import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { currencyRate } from './rate.shape.ts';

export const currencyList = defineCall({
  area: 'rates',
  name: 'currency-list',
  path: '/v1/mix/public/getCurrencyList',
  summary: 'Display currencies that a visitor may choose, each with its USDT rate',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({ currencyList: z.array(currencyRate) }),
  refusals: ['rates.no-price'],
});
