import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';
import { localeCode } from './item.shape.ts';
import { exchangeParts, incidentImpacts, incidentPhases } from './kind.shape.ts';
import { block } from './rich-text.shape.ts';

export const statusReport = defineCall({
  area: 'content',
  name: 'status-report',
  path: '/v1/x/content/status-report',
  summary: 'How each part of the exchange does now, and what happened in the last days',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    at: moment,
    parts: z.array(z.object({ part: z.enum(exchangeParts), state: z.enum(['works', ...incidentImpacts]) })),
    incidents: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        parts: z.array(z.enum(exchangeParts)),
        impact: z.enum(incidentImpacts),
        phase: z.enum(incidentPhases),
        startsAt: moment,
        endsAt: z.nullable(moment),
        changedAt: moment,
        blocks: z.array(block),
        language: localeCode,
      }),
    ),
  }),
  refusals: [],
});
