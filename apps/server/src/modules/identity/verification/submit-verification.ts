import type { CallParsed } from '@peerbourse/contract/call';
import type { submitVerification as call } from '@peerbourse/contract/identity/verification/submit-verification';
import { alwaysEnds, hasBack } from '@peerbourse/contract/identity/verification/verification.shape';
import { isAdult, isDay, isDocumentNumber, isPersonName } from '@peerbourse/rules/identity';
import { attachFiles } from '#modules/core/files/index.ts';
import { countryCodes } from '#modules/core/reference/index.ts';
import { markApplication } from '#modules/identity/accounts/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { approvedCaseOf, insertCase, today } from './case.table.ts';
import { closeNumber, documentMarks } from './document-mark.ts';
import { mayRenew } from './expiry/may-renew.rules.ts';
import { minimumAge } from './minimum-age.ts';
import { markPictures } from './same-pictures.ts';

type Application = CallParsed<typeof call>;

export const submitVerification: Handler<typeof call> = async ({ tx, actor, config }, application) => {
  const accountId = actor.mainId;
  const day = await today(tx);
  const approved = await approvedCaseOf(tx, accountId);
  if (approved && !mayRenew(approved.expires_on, day)) throw refuse('verification.done');
  await examine(tx, application, day);
  const pictures = picturesOf(application);
  if (!pictures || !(await attachFiles(tx, accountId, pictures))) throw refuse('verification.picture-missing');
  // That others have named the same document is for staff to judge; whoever tries numbers learns nothing here.
  const [documentMark] = documentMarks(config.keys, application);
  must(documentMark, 'the configuration names at least one key');
  const caseNo = publicNumber();
  const { country, documentType, firstName, lastName, birthDate, expiresOn, front, back, selfie } = application;
  const caseId = await insertCase(tx, {
    caseNo,
    accountId,
    country,
    documentType,
    documentMark,
    firstName,
    lastName,
    birthDate,
    expiresOn,
    front,
    selfie,
    isRenewal: approved !== undefined,
    documentNumber: closeNumber(config.keys, application.documentNumber, caseNo),
    back: back ?? null,
  });
  if (caseId === undefined) throw refuse('verification.open');
  await markPictures(
    tx,
    caseId,
    pictures.map(({ fileId, part }) => ({ fileId, part })),
  );
  await markApplication(tx, accountId, true);
  return { caseNo };
};

async function examine(db: Db, application: Application, day: string): Promise<void> {
  const { country, birthDate, expiresOn, documentType } = application;
  if (!(await countryCodes(db)).includes(country)) throw refuse('verification.unknown-country', { fields: 'country' });
  if (!isPersonName(application)) throw refuse('verification.bad-name', { fields: 'firstName, lastName' });
  if (!isDay(birthDate)) throw refuse('request.invalid', { fields: 'birthDate' });
  const years = await minimumAge(db, country);
  if (!isAdult(birthDate, day, years)) throw refuse('verification.too-young', { fields: 'birthDate', years });
  if (!isDocumentNumber(application)) throw refuse('verification.bad-number', { fields: 'documentNumber' });
  if (expiresOn === null ? alwaysEnds(documentType) : !isDay(expiresOn)) throw refuse('request.invalid', { fields: 'expiresOn' });
  if (expiresOn !== null && expiresOn < day) throw refuse('verification.document-ended', { fields: 'expiresOn' });
}

/** Nothing if a picture of this kind of document is missing, or there is one too many. */
function picturesOf({ documentType, front, back, selfie }: Application) {
  if (hasBack(documentType) !== (back !== undefined)) return undefined;
  return [
    { fileId: front, purpose: 'identity-front', part: 'front' } as const,
    ...(back === undefined ? [] : [{ fileId: back, purpose: 'identity-back', part: 'back' } as const]),
    { fileId: selfie, purpose: 'identity-selfie', part: 'selfie' } as const,
  ];
}
