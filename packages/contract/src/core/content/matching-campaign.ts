import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { banner } from './banner.shape.ts';

export const matchingCampaign = defineCall({
  area: 'content',
  name: 'matching-campaign',
  path: '/v1/fiat-mix/public/marketing/match-one',
  summary: 'The one campaign that fits this visitor, or none',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  input: empty,
  output: z.object({ campaign: z.nullable(z.omit(banner, { tone: true })) }),
  refusals: [],
});
