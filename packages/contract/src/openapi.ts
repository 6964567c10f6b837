import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { headers } from './headers.ts';
import { everywhere, refusals } from './refusals.ts';

/** The OpenAPI 3.1 description of a set of calls; nothing in it is written twice. */
export function openApi(calls: readonly Call[], title: string, version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Every call answers {code, data, msg, requestId}. A refusal is an HTTP 200 with its own code; the list stands with each call.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map((call) => call.area))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(calls.map((call) => [call.path, { post: operation(call) }])),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-pb_at' },
        staff: { type: 'apiKey', in: 'cookie', name: '__Host-pb_staff' },
      },
    },
  };
}

function operation(call: Call) {
  return {
    operationId: `${call.area}/${call.name}`,
    tags: [call.area],
    summary: call.summary,
    security: securityOf(call),
    parameters: call.idempotent
      ? [
          {
            name: headers.idempotencyKey,
            in: 'header',
            required: true,
            schema: { type: 'string', format: 'uuid' },
            description: 'A repeated key gives the first answer again',
          },
        ]
      : [],
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.input, 'input') } } },
    responses: {
      200: { description: 'The answer, or a refusal by its code', content: { 'application/json': { schema: answerSchema(call) } } },
      403: { description: 'The request did not come from a page of ours' },
      429: { description: `More than ${call.rate.points} requests in ${call.rate.perSeconds} s` },
      503: { description: 'Something is away; Retry-After says when to come back' },
    },
    'x-refusals': [...everywhere, ...call.refusals].map((id) => ({ id, code: refusals[id].code, show: refusals[id].show })),
    'x-sealed': call.sealed,
  };
}

function securityOf(call: Call) {
  if (call.auth === 'guest') return [];
  return [call.auth === 'staff' ? { staff: [] } : { session: [] }];
}

function answerSchema(call: Call) {
  return {
    type: 'object',
    required: ['code', 'data', 'msg', 'requestId'],
    properties: {
      code: { description: `Success is ${JSON.stringify(call.ok)}`, type: ['string', 'integer'] },
      data: { anyOf: [schemaOf(call.output, 'output'), { type: 'null' }, { type: 'object', description: 'Details of a refusal' }] },
      msg: { type: 'string' },
      requestId: { type: 'string' },
    },
  };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return rest;
}
