import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import type { applicationFiatList } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-list';
import type { applyForMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/apply-for-merchant-status';
import type { Application } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { type ContactKind, type MerchantKind, type ProofKind, proofKinds, proofsOf } from '@peerbourse/rules/p2p-merchants/merchant';
import { depositScale } from '@peerbourse/rules/p2p-merchants/merchant-level';
import type { TextKey } from '#base/i18n/text-keys.ts';

export interface ProofFile {
  fileId: string;
  /** Of the file on the applicant's device; empty for one of the last application. */
  name: string;
  previewUrl: string | undefined;
}

/** An application as it is filled in. */
export interface ApplicationDraft {
  accountType: MerchantKind;
  fiatCodes: readonly FiatCode[];
  files: Readonly<Record<ProofKind, readonly ProofFile[]>>;
  contactKind: ContactKind;
  contactValue: string;
  companyName: string;
  registrationNo: string;
  isAgreed: boolean;
}

export type Fiats = CallOutput<typeof applicationFiatList>['fiats'];
type FiatCode = Fiats[number]['fiatCode'];

/** Begins with what was sent last, as far as it can serve again. */
export function draftOf(last: Application | null, fiats: Fiats): ApplicationDraft {
  return {
    accountType: last?.accountType ?? 'personal',
    fiatCodes: fiats.map(({ fiatCode }) => fiatCode).filter((fiatCode) => last?.fiatCodes.includes(fiatCode)),
    files: { identity: keptFiles(last, 'identity'), funds: keptFiles(last, 'funds'), company: keptFiles(last, 'company') },
    contactKind: last?.contact.kind ?? 'telegram',
    contactValue: last?.contact.value ?? '',
    companyName: last?.company?.name ?? '',
    registrationNo: last?.company?.registrationNo ?? '',
    isAgreed: false,
  };
}

/** A file that is gone, or that has to be sent anew, is not offered again. */
function keptFiles(last: Application | null, kind: ProofKind): ProofFile[] {
  if (!last || last.filesToFix.includes(kind)) return [];
  return last.files.flatMap(({ fileId, kind: found, picture }) =>
    found === kind && picture ? [{ fileId, name: '', previewUrl: picture.url }] : [],
  );
}

export type ProblemField = 'fiatCodes' | 'contactValue' | 'companyName' | 'registrationNo' | 'isAgreed' | ProofKind;
export type ApplicationProblems = Partial<Record<ProblemField, TextKey<'p2p-merchants'>>>;

const shortest = 2;

/** What holds an application back, field by field. */
export function applicationProblems(draft: ApplicationDraft): ApplicationProblems {
  const isShort = (text: string) => text.trim().length < shortest;
  const isCompany = draft.accountType === 'company';
  const unproved = proofsOf(draft.accountType).filter((kind) => draft.files[kind].length === 0);
  return {
    ...(isCompany && isShort(draft.companyName) && { companyName: 'company_name_missing' }),
    ...(isCompany && isShort(draft.registrationNo) && { registrationNo: 'company_no_missing' }),
    ...(draft.fiatCodes.length === 0 && { fiatCodes: 'fiats_missing' }),
    ...Object.fromEntries(unproved.map((kind) => [kind, 'proof_missing'])),
    ...(isShort(draft.contactValue) && { contactValue: 'contact_missing' }),
    ...(!draft.isAgreed && { isAgreed: 'agree_missing' }),
  };
}

/** Company and its files belong to companies alone. */
export function applicationInput(draft: ApplicationDraft, agreementVersion: number): CallInput<typeof applyForMerchantStatus> {
  const asked = proofsOf(draft.accountType);
  const idsOf = (kind: ProofKind) => (asked.includes(kind) ? draft.files[kind].map(({ fileId }) => fileId) : []);
  return {
    accountType: draft.accountType,
    fiatCodes: [...draft.fiatCodes],
    identityFiles: idsOf('identity'),
    fundFiles: idsOf('funds'),
    companyFiles: idsOf('company'),
    contact: { kind: draft.contactKind, value: draft.contactValue.trim() },
    company: draft.accountType === 'company' ? { name: draft.companyName.trim(), registrationNo: draft.registrationNo.trim() } : null,
    agreementVersion,
  };
}

/** How many files are in the application, of all kinds that it needs. */
export function fileCount({ accountType, files }: Pick<ApplicationDraft, 'accountType' | 'files'>): number {
  const asked = proofsOf(accountType);
  return proofKinds.filter((kind) => asked.includes(kind)).reduce((sum, kind) => sum + files[kind].length, 0);
}

/** The deposit of the chosen currencies together. */
export function depositFor(fiatCodes: readonly string[], fiats: Fiats): string {
  const chosen = fiats.filter(({ fiatCode }) => fiatCodes.includes(fiatCode));
  return formatUnits(
    chosen.reduce((sum, { deposit }) => sum + parseUnits(deposit, depositScale), 0n),
    depositScale,
  );
}
