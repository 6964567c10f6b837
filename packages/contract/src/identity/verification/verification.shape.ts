import * as z from 'zod/mini';
import { fileId } from '#core/files/file.shape.ts';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';

export const documentTypes = ['passport', 'id-card', 'driving-licence', 'residence-permit'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** `replaced`: once approved, until a newer document took its place. */
export const caseStates = ['submitted', 'approved', 'rejected', 'replaced'] as const;
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
  'selfie-unclear',
  'edited',
  'used-elsewhere',
  'not-accepted',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Whether selfie and document show the same person, as somebody answers who has looked at both. */
export const faceAnswers = ['same', 'different', 'unsure'] as const;
export type FaceAnswer = (typeof faceAnswers)[number];

export const hitStates = ['open', 'proposed', 'cleared', 'confirmed'] as const;
export type HitState = (typeof hitStates)[number];

/** A passport has everything on one page. */
export function hasBack(documentType: DocumentType): boolean {
  return documentType !== 'passport';
}

/** Some cards and licences are valid for life. */
export function alwaysEnds(documentType: DocumentType): boolean {
  return documentType === 'passport';
}

export const caseNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));
export const documentType = z.enum(documentTypes);
export const rejectionReason = z.enum(rejectionReasons);
export const hitNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));
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
  /** Null when the document says that it never ends, or says nothing; passports always end. */
  expiresOn: z.nullable(day),
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
  /** Waits while an earlier application of the account still counts. */
  isRenewal: z.boolean(),
  expiresOn: z.nullable(z.string()),
  /** Entries of the list of sanctions that nobody has cleared yet. */
  openHits: z.int(),
});

/** An entry of a list of sanctions that is like the applicant, and what members of staff say about it. */
export const hit = z.object({
  hitNo: z.string(),
  listName: z.string(),
  listVersion: z.string(),
  entryId: z.string(),
  entryName: z.string(),
  /** Days or years; empty when the list knows none. */
  entryBirth: z.string(),
  /** How alike they are, out of a hundred. */
  score: z.int(),
  state: z.enum(hitStates),
  foundAt: moment,
  proposedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
});

export const picture = z.object({
  /** Shows the picture for a minute, to whoever opened the case. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
