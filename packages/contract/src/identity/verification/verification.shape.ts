import * as z from 'zod/mini';
import { fileId } from '#core/files/file.shape.ts';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';

export const documentTypes = ['passport', 'id-card', 'driving-licence', 'residence-permit'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const caseStates = ['submitted', 'approved', 'rejected'] as const;
export type CaseState = (typeof caseStates)[number];

/** Why an operator turns an application down; the applicant reads each as a sentence. */
export const rejectionReasons = [
  'unreadable',
  'cropped',
  'expired',
  'wrong-document',
  'name-differs',
  'number-differs',
  'birth-date-differs',
  'selfie-differs',
  'edited',
  'not-accepted',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** A passport has everything on one page. */
export function hasBack(documentType: DocumentType): boolean {
  return documentType !== 'passport';
}

export const caseNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));
export const documentType = z.enum(documentTypes);
export const rejectionReason = z.enum(rejectionReasons);
const day = z.string().check(z.regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
const namePart = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** What the applicant tells; pictures were sent before and are named by their ids. */
export const application = z.strictObject({
  country,
  documentType,
  documentNumber: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)),
  firstName: namePart,
  lastName: namePart,
  birthDate: day,
  front: fileId,
  back: z.optional(fileId),
  selfie: fileId,
});

/** What every operator of the queue may see; names and numbers are masked. */
export const maskedCase = z.object({
  caseNo: z.string(),
  state: z.enum(caseStates),
  userId,
  country,
  documentType,
  name: z.string(),
  documentNumber: z.string(),
  submittedAt: moment,
  decidedAt: z.nullable(moment),
  decidedBy: z.nullable(z.string()),
  /** How many times this account has applied before. */
  earlier: z.int(),
});

export const picture = z.object({
  /** Shows the picture for a minute, to whoever opened the case. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
