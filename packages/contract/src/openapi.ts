import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import { headers } from './headers.ts';
import { exampleOf } from './openapi-examples.ts';
import { NamedSchemas } from './openapi-schemas.ts';
import { refusalDetails } from './refusal-details.ts';
import { everywhere, type RefusalId, refusals } from './refusals.ts';
import { type AnyWebhookEvent, webhookBody, webhookEvents } from './webhook-events.ts';

/** The OpenAPI 3.1 description of a set of calls; nothing in it is written twice. */
export function openApi(calls: readonly Call[], title: string, version: string) {
  const schemas = new NamedSchemas();
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
    paths: Object.fromEntries(calls.map((call) => [call.path, { post: operation(call, schemas) }])),
    ...(calls.some(({ area }) => area === 'webhooks') ? { webhooks: webhooksOf(schemas) } : {}),
    components: {
      schemas: schemas.all,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-pb_at' },
        staff: { type: 'apiKey', in: 'cookie', name: '__Host-pb_staff' },
        ...keySchemes,
      },
    },
  };
}

function operation(call: Call, schemas: NamedSchemas) {
  const name = pascalCase(`${call.area}-${call.name}`);
  const input = schemas.add(`${name}Request`, call.input, 'input');
  const output = schemas.add(`${name}Data`, call.output, 'output');
  const answer = { code: call.ok, data: exampleOf(output, schemas.all), msg: '', requestId: 'q0Jm3vXkT9aB' };
  return {
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    tags: [call.area],
    summary: call.summary,
    description: descriptionOf(call),
    security: securityOf(call),
    parameters: call.idempotent ? [idempotencyKey] : [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: input, example: call.example ?? exampleOf(input, schemas.all) } },
    },
    responses: {
      200: {
        description: 'The answer, or a refusal by its code',
        content: { 'application/json': { schema: answerSchema(call, output), example: answer } },
      },
      403: { description: 'The request did not come from a page of ours' },
      429: { description: `More than ${call.rate.points} requests in ${call.rate.perSeconds} s` },
      503: { description: 'Something is away; Retry-After says when to come back' },
    },
    'x-refusals': [...everywhere, ...call.refusals].map((id) => refusalOf(id, schemas)),
    'x-sealed': call.sealed,
    'x-scope': call.scope === 'none' ? null : call.scope,
  };
}

const webhookHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}));

/** What members' own servers are told, as Standard Webhooks has it. */
function webhooksOf(schemas: NamedSchemas) {
  const types = Object.keys(webhookEvents) as AnyWebhookEvent[];
  return Object.fromEntries(types.map((type) => [type, { post: webhookOf(type, schemas) }]));
}

function webhookOf(type: AnyWebhookEvent, schemas: NamedSchemas) {
  const { summary, example: data } = webhookEvents[type];
  const schema = schemas.add(`${pascalCase(type.replaceAll('.', '-'))}Event`, webhookBody(type), 'output');
  return {
    operationId: `${pascalCase(type.replaceAll('.', '-'))}Webhook`,
    tags: ['webhooks'],
    summary,
    description:
      'Signed by Standard Webhooks: one v1 signature for each secret that counts. A double has the webhook-id that it had. Events of one subject arrive in their order. Anything but 2xx within 3 s is tried again, 12 times in 72 h.',
    security: [],
    parameters: webhookHeaders,
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: { type, timestamp: '2026-11-16T09:30:00.000Z', data } } },
    },
    responses: { '2XX': { description: 'The server has taken it' } },
  };
}

function refusalOf(id: RefusalId, schemas: NamedSchemas) {
  const { code, show } = refusals[id];
  const schema = (refusalDetails as Partial<Record<RefusalId, z.ZodMiniType>>)[id];
  return { id, code, show, ...(schema ? { details: schemas.add(`${pascalCase(id.replace('.', '-'))}Details`, schema, 'output') } : {}) };
}

/** A program shows all three; `x-api-window` beside them may say for how many milliseconds the request is good. */
const keySchemes = {
  apiKey: { type: 'apiKey', in: 'header', name: headers.apiKey, description: 'The id of an API key' },
  apiTimestamp: { type: 'apiKey', in: 'header', name: headers.apiTimestamp, description: 'Milliseconds since 1970' },
  apiSignature: {
    type: 'apiKey',
    in: 'header',
    name: headers.apiSignature,
    description:
      'Ed25519 or HMAC-SHA256, as base64url without padding, over these lines: PB1, the method, the path with its query, the SHA-256 of the body in hexadecimal digits, the timestamp, the idempotency key or nothing',
  },
} as const;

const idempotencyKey = {
  name: headers.idempotencyKey,
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
  description: 'A repeated key gives the first answer again',
};

const whoMay: Record<Call['auth'], string> = {
  guest: 'Anybody may call this.',
  user: 'Needs a session.',
  main: 'Needs a session of a main account.',
  trader: 'Needs a session of somebody who has opened P2P trading.',
  staff: 'Needs a session of a member of staff.',
};

function descriptionOf({ summary, auth, requires, scope, roles, changes, idempotent, sealed, rate }: Call): string {
  return [
    `${summary}.`,
    whoMay[auth],
    requires.includes('not-copper') ? 'Not for copper users.' : '',
    scope === 'none' ? '' : `API keys with the scope ${scope} may call this.`,
    roles.length > 0 ? `Roles: ${roles.join(', ')}.` : '',
    changes === 'write' ? 'Changes something.' : 'Changes nothing.',
    idempotent ? 'A repeated idempotency key gives the first answer again.' : '',
    sealed.length > 0 ? `Travels encrypted: ${sealed.join(', ')}.` : '',
    `At most ${rate.points} requests in ${rate.perSeconds} s.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Each entry is one way in; the schemes within an entry go together. */
function securityOf({ auth, scope }: Call): Array<Record<string, never[]>> {
  const nobody = auth === 'guest' ? [{}] : [];
  const person = auth === 'guest' ? [] : [auth === 'staff' ? { staff: [] } : { session: [] }];
  const program = scope === 'none' ? [] : [Object.fromEntries(Object.keys(keySchemes).map((name) => [name, []]))];
  const ways = [...nobody, ...person, ...program];
  return ways.length === nobody.length ? [] : ways;
}

function answerSchema(call: Call, data: { $ref: string }) {
  return {
    type: 'object',
    required: ['code', 'data', 'msg', 'requestId'],
    properties: {
      code: { description: `Success is ${JSON.stringify(call.ok)}`, type: ['string', 'integer'] },
      data: { anyOf: [data, { type: 'null' }, { type: 'object', description: 'Details of a refusal' }] as const },
      msg: { type: 'string' },
      requestId: { type: 'string' },
    },
  };
}

function pascalCase(text: string): string {
  return text.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
