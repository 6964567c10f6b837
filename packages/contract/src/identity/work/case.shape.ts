import * as z from 'zod/mini';
import { moment } from '#wire.ts';

/** A case of any queue: the queue as its module names it, and the number of the case there. */
export const caseName = z.strictObject({
  queue: z.string().check(z.regex(/^[a-z0-9-]{2,30}\.[a-z-]{2,30}$/)),
  number: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
});

export const memberName = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{2,31}$/));

export const caseNote = z.object({
  noteNo: z.string(),
  by: z.string(),
  at: moment,
  text: z.string(),
  /** Members whom it names with @; the case stands among theirs until they have seen it. */
  mentions: z.array(z.string()),
});

/** What members tell each other about a case. */
export const caseFile = z.object({
  /** Who has it; a claim that is older than twelve hours has ended. */
  holder: z.nullable(z.string()),
  /** Whether the reader may have it; others at the desk read and write only. */
  mayTake: z.boolean(),
  /** Newest first. */
  notes: z.array(caseNote),
  /** Who else may have it. */
  colleagues: z.array(z.string()),
});
