import { maxReportText, reportReasons } from '@peerbourse/rules/p2p-chat/report-reasons';
import * as z from 'zod/mini';
import { orderNo, userId } from '#ids.ts';
import { moment } from '#wire.ts';

export const reportNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));
export const reportReason = z.enum(reportReasons);
export const reportText = z.string().check(z.minLength(1), z.maxLength(maxReportText), z.regex(/\S/));

/** The number of a message of the other person. */
export const reportedSeq = z.int().check(z.gte(1), z.lte(2_000_000_000));

/** What staff made of it: something was done about the person or the order, or there was no need. */
export const reportOutcome = z.enum(['acted', 'no-action']);

/** One of the two people, as every visitor of the market sees them. */
const person = z.object({ userId, nickName: z.string() });

/** What a list of staff shows: who reported whom in which order, and nothing that was written. */
export const listedReport = z.object({
  reportNo,
  orderNo,
  reporter: person,
  reported: person,
  reason: reportReason,
  /** Null when the person was reported, not a message. */
  seq: z.nullable(reportedSeq),
  at: moment,
  /** Null while it waits for staff. */
  decidedAt: z.nullable(moment),
  /** Null while it waits, and of old ones that were only opened. */
  outcome: z.nullable(reportOutcome),
});
export type ListedReport = z.output<typeof listedReport>;
