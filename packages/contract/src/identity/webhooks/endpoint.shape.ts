import { maxEndpointDescription, maxEndpointUrl, testEventType, webhookEventTypes } from '@peerbourse/rules/webhooks/event-names';
import * as z from 'zod/mini';
import { moment } from '#wire.ts';

export const endpointId = z.string().check(z.regex(/^[\w-]{22}$/));
export const deliveryId = z.string().check(z.regex(/^[\w-]{22}$/));
export const eventId = z.string().check(z.regex(/^evt_[\w-]{22}$/));

/** Whether it may be called is judged by the verb. */
export const endpointUrl = z.string().check(z.minLength(8), z.maxLength(maxEndpointUrl), z.regex(/^[!-~]+$/));
/** One line. */
export const endpointDescription = z.string().check(z.trim(), z.maxLength(maxEndpointDescription), z.regex(/^\P{Cc}*$/u));
export const chosenTypes = z.array(z.enum(webhookEventTypes)).check(z.minLength(1), z.maxLength(webhookEventTypes.length));

/** As Standard Webhooks writes it; its part in base64 is the key. */
export const webhookSecret = z.string().check(z.regex(/^whsec_[\w+/=-]{32,100}$/));

/** `off` was switched off because nothing arrived for 72 hours. */
export const endpointState = z.enum(['on', 'paused', 'off']);

export const endpoint = z.object({
  endpointId,
  url: z.string(),
  description: z.string(),
  types: z.array(z.enum(webhookEventTypes)),
  state: endpointState,
  createdAt: moment,
  /** Until then the secret before this one signs too. */
  oldSecretUntil: z.nullable(moment),
  /** Events that have not arrived, whether they are being tried or wait for the address to go on. */
  waiting: z.int(),
  lastDeliveredAt: z.nullable(moment),
});

/** Why there is no answer. */
export const deliveryOutcome = z.enum(['delivered', 'refused', 'redirect', 'timeout', 'unresolved', 'not-public', 'tls', 'broken']);

export const delivery = z.object({
  deliveryId,
  eventId,
  type: z.enum([...webhookEventTypes, testEventType]),
  /** What it is about, such as the number of an order. */
  subject: z.string(),
  isReplay: z.boolean(),
  happenedAt: moment,
  deliveredAt: z.nullable(moment),
  tries: z.int(),
  /** Of the last try. */
  triedAt: z.nullable(moment),
  outcome: z.nullable(deliveryOutcome),
  status: z.nullable(z.int()),
  ms: z.nullable(z.int()),
  /** The beginning of the answer, with everything that looks like a secret blotted out. */
  answer: z.nullable(z.string()),
  /** When it is tried next; null if it waits for another one, or for its address to go on. */
  nextTryAt: z.nullable(moment),
});
