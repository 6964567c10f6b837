import { type AnyWebhookEvent, webhookEvents } from '@peerbourse/contract/webhook-events';
import * as z from 'zod/mini';
import { must } from './refusal.ts';

/** Something that an account can be told at an address of its own. */
export interface WebhookEvent<Type extends AnyWebhookEvent = AnyWebhookEvent> {
  type: Type;
  /** What it is about: events of one subject arrive in their order. */
  subject: string;
  /** Of what is heard more often than it happens. */
  onceKey?: string;
  data: z.input<(typeof webhookEvents)[Type]['data']>;
}

type SomeEvent = { [Type in AnyWebhookEvent]: WebhookEvent<Type> }[AnyWebhookEvent];

/**
 * What becomes of the lines that one source leaves in `webhooks_heard`: the facts of a stream whose keys are accounts, or what a trigger of
 * a module hands to `webhooks_hear`. Each module declares its own in `webhooks.ts`, so that no other needs to know its facts.
 */
export interface WebhookSource {
  source: string;
  eventsOf: (body: unknown) => readonly SomeEvent[];
}

let declared: ReadonlyMap<string, WebhookSource> | undefined;

/** Called once by the role that makes events of what was heard, with what every module declares. */
export function declareWebhookSources(sources: readonly WebhookSource[]): void {
  declared = new Map(sources.map((one) => [one.source, one]));
}

/** What is told goes out as its schema says: a field that the schema does not name stays here. */
export function webhookEventsOf(source: string, body: unknown): SomeEvent[] {
  must(declared, 'the role has collected what modules tell outside');
  const events = declared.get(source)?.eventsOf(body) ?? [];
  return events.map((event) => ({ ...event, data: z.parse(webhookEvents[event.type].data, event.data) }) as SomeEvent);
}
