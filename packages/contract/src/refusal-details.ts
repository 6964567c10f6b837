import * as z from 'zod/mini';
import { scopes } from './api-scope.ts';
import type { RefusalId } from './refusals.ts';

const wait = z.object({ retryAfterSeconds: z.int() });
const fields = z.object({ fields: z.string() });
const count = z.object({ count: z.int() });
const most = z.object({ most: z.int() });

/**
 * What a refusal tells besides its code: the values of its text, and what a client acts on. A refusal that is not here tells
 * nothing more. The server sends no field that the schema does not name.
 */
export const refusalDetails = {
  'request.invalid': z.object({ fields: z.optional(z.string()) }),
  'request.too-many': wait,
  /** The question that the person has to answer, by name, and where. */
  'risk.question': z.object({
    params: z.object({
      title: z.optional(z.string()),
      requestId: z.optional(z.string()),
      expireTime: z.optional(z.number()),
      url: z.optional(z.string()),
      /** Answered already, and under review. */
      subStatus: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    }),
  }),
  'key.bad-headers': z.object({ header: z.string() }),
  'key.clock': z.object({ problem: z.enum(['too-old', 'too-early']), serverTime: z.int() }),
  'key.scope-missing': z.object({ scope: z.enum(scopes) }),
  'api-keys.too-many': most,
  'api-keys.bad-address': fields,
  'security.wrong-code': z.object({ method: z.optional(z.string()) }),
  'security.too-many-guesses': wait,
  'security.factors-missing': z.object({ methods: z.string() }),
  'security.proof-needed': z.object({ challenge: z.any() }),
  'security.code-too-soon': wait,
  'files.refused': z.object({ maxMegabytes: z.int() }),
  'files.video-refused': z.object({ maxMegabytes: z.int() }),
  'support.too-many-open': most,
  'webhooks.too-many': most,
  'customers.reason-needed': z.object({ viewsLeft: z.int() }),
  'verification.unknown-country': fields,
  'verification.bad-name': fields,
  'verification.bad-number': fields,
  'verification.too-young': z.object({ fields: z.string(), years: z.int() }),
  'verification.document-ended': fields,
  'verification.face-unanswered': fields,
  'verification.reason-missing': fields,
  'verification.too-many-views': wait,
  'rates.unknown-pair': z.object({ pair: z.string() }),
  'rates.price-out-of-band': z.object({ pair: z.string() }),
  'settings.unknown-key': z.object({ key: z.string() }),
  'content.bad-field': z.object({ field: z.string() }),
  'content.bad-text': z.object({ field: z.string(), language: z.string() }),
  'exports.quota': count,
  'exports.too-many': count,
  'p2p-config.unknown-fiat': z.object({ fiat: z.string() }),
  'p2p-config.unknown-coin': z.object({ coin: z.string() }),
  'p2p-users.bad-nick-name': z.object({ problem: z.string() }),
  'p2p-users.nick-name-too-soon': count,
  'p2p-paymethods.bad-value': fields,
  'p2p-paymethods.bad-template': fields,
  'p2p-paymethods.code-taken': fields,
  'p2p-paymethods.too-many': count,
  'p2p-paymethods.in-use': count,
  'p2p-merchants.cooling-off': z.object({ until: z.string() }),
  'p2p-merchants.not-ready': z.object({ requirement: z.string() }),
  'p2p-merchants.too-many-fiats': most,
  'p2p-merchants.too-many-files': most,
  'p2p-merchants.still-trading': z.object({ condition: z.string() }),
  'p2p-merchants.bad-amount': z.object({ least: z.string(), most: z.string() }),
  'p2p-orders.not-eligible': z.object({ reason: z.string() }),
  'p2p-orders.price-changed': z.object({ price: z.string() }),
  'p2p-orders.too-many-open': most,
  'p2p-orders.amount-out-of-range': z.object({ min: z.string(), max: z.string(), fiat: z.string() }),
  'p2p-ads.wrong-state': z.object({ state: z.string() }),
  'p2p-ads.changed-meanwhile': z.object({ version: z.int() }),
  'p2p-ads.taken-down': z.object({ reason: z.nullable(z.string()) }),
  'p2p-ads.restricted': z.object({ until: z.string() }),
  'p2p-ads.price-out-of-band': z.union([
    z.object({ lowest: z.string(), highest: z.string() }),
    z.object({ minPremiumPpm: z.int(), maxPremiumPpm: z.int() }),
  ]),
  'p2p-ads.bad-limits': z.object({ min: z.optional(z.string()), max: z.optional(z.string()) }),
  'p2p-ads.bad-method': z.object({ most: z.optional(z.int()) }),
  'p2p-ads.bad-picture': most,
  'p2p-ads.too-many-ads': most,
  'p2p-ads.too-many-edits': most,
  'p2p-ads.too-many-remarks': most,
  'p2p-chat.too-many-replies': most,
  'p2p-ads.text-too-long': z.object({ field: z.enum(['remark', 'autoReply']), most: z.int() }),
  'p2p-ads.forbidden-words': z.object({ field: z.enum(['remark', 'autoReply']), problem: z.string() }),
} as const satisfies Partial<Record<RefusalId, z.ZodMiniType>>;

type Schemas = typeof refusalDetails;

export type RefusalDetails<Id extends RefusalId> = Id extends keyof Schemas ? z.output<Schemas[Id]> : Record<string, never>;

/** What `refuse` takes beside the id: nothing, or the details, which may be left out where none of them must be there. */
export type GivenDetails<Id extends RefusalId> = Id extends keyof Schemas
  ? Record<string, never> extends z.input<Schemas[Id]>
    ? [details?: z.input<Schemas[Id]>]
    : [details: z.input<Schemas[Id]>]
  : [];
