import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { empty } from '../wire.ts';
import { boardRow } from './rate.shape.ts';

export const priceBoard = defineCall({
  area: 'rates',
  name: 'price-board',
  path: '/v1/x/rates/price-board',
  summary: 'Reference prices with their change, range and last seven days; seq is where the rates channel goes on',
  door: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({ seq: z.int(), rows: z.array(boardRow) }),
  refusals: [],
});
