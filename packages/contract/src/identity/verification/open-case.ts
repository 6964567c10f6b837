import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { caseNo, caseStates, hit, maskedCase, picture } from './verification.shape.ts';

const picturePart = z.enum(['front', 'back', 'selfie']);

export const openCase = defineCall({
  area: 'verification',
  name: 'open-case',
  path: '/v1/admin/verification/open-case',
  summary: 'Unmasks an application and its pictures; every opening is recorded and counted',
  role: 'admin',
  auth: 'staff',
  changes: 'write',
  roles: ['decider', 'approver', 'risk'],
  input: z.strictObject({ caseNo }),
  output: z.extend(maskedCase, {
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string(),
    age: z.int(),
    /** What the country of the document asks for. */
    minimumAge: z.int(),
    /** Until the document ends; null when it never does, or an old application does not say. */
    daysLeft: z.nullable(z.int()),
    front: picture,
    back: z.nullable(picture),
    selfie: picture,
    /** Other accounts that named the same document. */
    sameDocument: z.array(z.object({ caseNo: z.string(), userId, state: z.enum(caseStates) })),
    /** Other accounts with a picture that looks the same from far. */
    samePictures: z.array(z.object({ caseNo: z.string(), userId, state: z.enum(caseStates), part: picturePart, otherPart: picturePart })),
    /** The list of sanctions that the applicant was compared with; null while none can be read. */
    screening: z.nullable(
      z.object({
        listName: z.string(),
        listVersion: z.string(),
        publishedOn: z.string(),
        /** Since the list was published. */
        ageDays: z.int(),
        isSample: z.boolean(),
        hits: z.array(hit),
      }),
    ),
    viewsLeft: z.int(),
  }),
  refusals: ['verification.unknown-case', 'verification.too-many-views'],
});
