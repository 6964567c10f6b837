import { maxAnswer, maxAnswerPictures, minAnswer } from '@peerbourse/rules/risk/answer-limits';
import { riskRequestStates } from '@peerbourse/rules/risk/verdict';
import * as z from 'zod/mini';
import { fileId } from '#core/files/file.shape.ts';
import { moment } from '#wire.ts';
import { riskAct, riskQuestion } from './rule.shape.ts';

export const riskRequestNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));
export const riskRequestState = z.enum(riskRequestStates);

export const riskAnswer = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(minAnswer), z.maxLength(maxAnswer)),
  fileIds: z.array(fileId).check(
    z.maxLength(maxAnswerPictures),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
});

/** The address of a picture serves for a minute; null when the file is gone. */
const picture = z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int() }));

/** A request for information, as its person and staff both see it. */
export const riskRequest = z.object({
  requestNo: riskRequestNo,
  act: riskAct,
  question: riskQuestion,
  state: riskRequestState,
  askedAt: moment,
  /** Until when it can be answered. */
  expiresAt: moment,
  answeredAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** Until when the decision counts. */
  countsUntil: z.nullable(moment),
  /** What was answered; empty before. */
  text: z.string(),
  pictures: z.array(picture),
});
