import * as z from 'zod/mini';
import { read } from './problem.ts';

const count = z.int().check(z.nonnegative());
/** The longest that a timer can wait. */
const duration = z.int().check(z.nonnegative(), z.maximum(2_147_483_647));

const knobShape = z.strictObject({
  /** Where events go; with null they are lost. */
  webhookUrl: z.nullable(z.url({ protocol: /^https?$/ })),
  timeoutAfterCharge: count,
  timeoutAfterChange: count,
  answer429: count,
  answer500: count,
  answer500AfterCharge: count,
  failRefunds: count,
  eventCopies: z.int().check(z.minimum(1), z.maximum(5)),
  eventDelayMs: duration,
  shuffleEvents: z.boolean(),
  wrongAmountEvents: count,
  dropEvents: count,
  disputeAfterMs: z.nullable(duration),
  settlementOmit: count,
  settlementWrongAmount: count,
  settlementWrongFee: count,
  settlementUnknown: count,
});

/** How the acquirer misbehaves. What counts coming calls or events counts down as they come. */
export type Knobs = z.infer<typeof knobShape>;

export function freshKnobs(webhookUrl: string | null): Knobs {
  return {
    webhookUrl,
    timeoutAfterCharge: 0,
    timeoutAfterChange: 0,
    answer429: 0,
    answer500: 0,
    answer500AfterCharge: 0,
    failRefunds: 0,
    eventCopies: 1,
    eventDelayMs: 0,
    shuffleEvents: false,
    wrongAmountEvents: 0,
    dropEvents: 0,
    disputeAfterMs: null,
    settlementOmit: 0,
    settlementWrongAmount: 0,
    settlementWrongFee: 0,
    settlementUnknown: 0,
  };
}

/** Changes the knobs that are given, all of them or none. */
export function turnKnobs(knobs: Knobs, given: unknown): void {
  Object.assign(knobs, read(z.partial(knobShape), given));
}

/** A form knows only texts: an empty one is the knob that is off. */
export function knobsOfForm(form: Record<string, string>): Record<string, unknown> {
  const values = Object.entries(form).map(([name, text]) => {
    if (name === 'shuffleEvents') return [name, text === 'true'];
    if (text === '') return [name, null];
    return [name, name === 'webhookUrl' ? text : Number(text)];
  });
  return Object.fromEntries(values);
}

type Countdown =
  | 'timeoutAfterCharge'
  | 'timeoutAfterChange'
  | 'answer429'
  | 'answer500'
  | 'answer500AfterCharge'
  | 'failRefunds'
  | 'wrongAmountEvents'
  | 'dropEvents';

/** Whether the fault happens now; one less is then left. */
export function spend(knobs: Knobs, name: Countdown): boolean {
  if (knobs[name] === 0) return false;
  knobs[name] -= 1;
  return true;
}
