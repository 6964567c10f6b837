import type { CallInput } from '@peerbourse/contract/call';
import type { UploadPurpose } from '@peerbourse/contract/core/files/file.shape';
import type { submitVerification } from '@peerbourse/contract/identity/verification/submit-verification';
import { alwaysEnds, type DocumentType, hasBack } from '@peerbourse/contract/identity/verification/verification.shape';
import type { RefusalId } from '@peerbourse/contract/refusals';
import { isAdult, isDay, isDocumentNumber, isPersonName } from '@peerbourse/rules/identity';
import type { TextKey } from '#base/i18n/text-keys.ts';

/** A picture that has arrived. */
export interface Photo {
  fileId: string;
  /** A data address: the content policy shows no other pictures of the visitor's own. */
  preview: string;
}

export interface Draft {
  country: string;
  documentType: DocumentType | undefined;
  firstName: string;
  lastName: string;
  birthDate: string;
  expiresOn: string;
  /** Not of a passport. */
  neverExpires: boolean;
  documentNumber: string;
  photos: Partial<Record<UploadPurpose, Photo>>;
  hasAgreed: boolean;
}

export const emptyDraft: Draft = {
  country: '',
  documentType: undefined,
  firstName: '',
  lastName: '',
  birthDate: '',
  expiresOn: '',
  neverExpires: false,
  documentNumber: '',
  photos: {},
  hasAgreed: false,
};

export const steps = ['document', 'person', 'photos', 'review'] as const;
export type StepName = (typeof steps)[number];

export type Problems = Partial<Record<keyof Draft | UploadPurpose, TextKey<'verification'>>>;

/** What a step is judged by: the day (YYYY-MM-DD), and how old somebody has to be. */
export interface Judged {
  today: string;
  years: number;
}

/** What is still wrong with a step. */
export function stepProblems(step: StepName, draft: Draft, judged: Judged): Problems {
  return without(
    undefined,
    {
      document: () => documentProblems(draft),
      person: () => personProblems(draft, judged),
      photos: () => photoProblems(draft),
      review: () => ({ hasAgreed: draft.hasAgreed ? undefined : ('consent_missing' as const) }),
    }[step](),
  );
}

type Maybe = { [Name in keyof Problems]: Problems[Name] | undefined };

function documentProblems({ country, documentType }: Draft): Maybe {
  return {
    country: country === '' ? 'country_missing' : undefined,
    documentType: documentType === undefined ? 'document_missing' : undefined,
  };
}

function personProblems(draft: Draft, judged: Judged): Maybe {
  const { firstName, lastName, birthDate, documentNumber } = cleaned(draft);
  const isNamed = isPersonName({ firstName: firstName || 'Xx', lastName: lastName || 'Xx' });
  return {
    firstName: firstName === '' || !isNamed ? 'name_missing' : undefined,
    lastName: lastName === '' || !isNamed ? 'name_missing' : undefined,
    birthDate: birthDateProblem(birthDate, judged),
    expiresOn: expiryProblem(draft, judged.today),
    documentNumber: isDocumentNumber({ ...draft, documentType: draft.documentType ?? '', documentNumber })
      ? undefined
      : 'document_number_missing',
  };
}

function birthDateProblem(birthDate: string, { today, years }: Judged): Problems['birthDate'] | undefined {
  if (!isWholeDay(birthDate)) return 'birth_date_missing';
  return isAdult(birthDate, today, years) ? undefined : 'birth_date_young';
}

function expiryProblem(draft: Draft, today: string): Problems['expiresOn'] | undefined {
  if (expiryOf(draft) === null) return undefined;
  if (!isWholeDay(draft.expiresOn)) return 'expires_on_missing';
  return draft.expiresOn < today ? 'expires_on_over' : undefined;
}

/** The day as it is sent; null for a document that is valid for life. */
export function expiryOf({ documentType, expiresOn, neverExpires }: Draft): string | null {
  return neverExpires && documentType !== undefined && !alwaysEnds(documentType) ? null : expiresOn;
}

/** What a browser without a field for dates lets people type may be anything. */
function isWholeDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text);
}

function photoProblems({ documentType, photos }: Draft): Maybe {
  return Object.fromEntries(photoParts(documentType).map((part) => [part, photos[part] ? undefined : 'photo_missing']));
}

/** The pictures that a kind of document needs, in their order. */
export function photoParts(documentType: DocumentType | undefined): UploadPurpose[] {
  const isTwoSided = documentType === undefined || hasBack(documentType);
  return ['identity-front', ...(isTwoSided ? (['identity-back'] as const) : []), 'identity-selfie'];
}

/** What is sent; nothing while something is missing. */
export function applicationOf(draft: Draft): CallInput<typeof submitVerification> | undefined {
  const { country, documentType, firstName, lastName, birthDate, documentNumber, photos } = cleaned(draft);
  const [front, back, selfie] = [photos['identity-front'], photos['identity-back'], photos['identity-selfie']];
  if (documentType === undefined || !front || !selfie || (hasBack(documentType) && !back)) return undefined;
  return {
    country,
    documentType,
    documentNumber,
    firstName,
    lastName,
    birthDate,
    expiresOn: expiryOf(draft),
    front: front.fileId,
    ...(hasBack(documentType) && back ? { back: back.fileId } : {}),
    selfie: selfie.fileId,
  };
}

const stepOfRefusal: Partial<Record<RefusalId, StepName>> = {
  'verification.unknown-country': 'document',
  'verification.bad-name': 'person',
  'verification.bad-number': 'person',
  'verification.too-young': 'person',
  'verification.document-ended': 'person',
  'verification.picture-missing': 'photos',
};

/** Where what the server refused can be corrected. */
export function stepToCorrect(refusal: RefusalId | undefined): StepName {
  return (refusal && stepOfRefusal[refusal]) ?? 'review';
}

function cleaned(draft: Draft): Draft {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
  return { ...draft, firstName: plain(draft.firstName), lastName: plain(draft.lastName), documentNumber: plain(draft.documentNumber) };
}

function without(nothing: undefined, problems: Maybe): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== nothing));
}
