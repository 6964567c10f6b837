import type { CallParsed } from '@peerbourse/contract/call';
import type { submitVerification as call } from '@peerbourse/contract/identity/verification/submit-verification';
import { hasBack } from '@peerbourse/contract/identity/verification/verification.shape';
import { isAdult, isDay, isDocumentNumber, isPersonName } from '@peerbourse/rules/identity';
import { attachFiles } from '#modules/core/files/index.ts';
import { countryCodes } from '#modules/core/reference/index.ts';
import { markApplication } from '#modules/identity/accounts/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { casesOfDocument, insertCase, newestCaseOf, today } from './case.table.ts';
import { closeNumber, documentMarks } from './document-mark.ts';

type Application = CallParsed<typeof call>;

export const submitVerification: Handler<typeof call> = async ({ tx, actor, config }, application) => {
  const accountId = actor.mainId;
  const newest = await newestCaseOf(tx, accountId);
  if (newest?.state === 'approved') throw refuse('verification.done');
  await examine(tx, application);
  const pictures = picturesOf(application);
  if (!pictures || !(await attachFiles(tx, accountId, pictures))) throw refuse('verification.picture-missing');
  const marks = documentMarks(config.keys, application);
  const [documentMark] = marks;
  must(documentMark, 'the configuration names at least one key');
  const others = await casesOfDocument(tx, marks, accountId);
  if (others.some(({ state }) => state === 'approved')) throw refuse('verification.document-used');
  const caseNo = publicNumber();
  const { country, documentType, firstName, lastName, birthDate, front, back, selfie } = application;
  const isOpened = await insertCase(tx, {
    caseNo,
    accountId,
    country,
    documentType,
    documentMark,
    firstName,
    lastName,
    birthDate,
    front,
    selfie,
    documentNumber: closeNumber(config.keys, application.documentNumber, caseNo),
    back: back ?? null,
  });
  if (!isOpened) throw refuse('verification.open');
  await markApplication(tx, accountId, true);
  return { caseNo };
};

async function examine(db: Db, application: Application): Promise<void> {
  const [known, day] = await Promise.all([countryCodes(db), today(db)]);
  if (!known.includes(application.country)) throw refuse('verification.unknown-country', { fields: 'country' });
  if (!isPersonName(application)) throw refuse('verification.bad-name', { fields: 'firstName, lastName' });
  if (!isDay(application.birthDate)) throw refuse('request.invalid', { fields: 'birthDate' });
  if (!isAdult(application.birthDate, day)) throw refuse('verification.too-young', { fields: 'birthDate' });
  if (!isDocumentNumber(application)) throw refuse('verification.bad-number', { fields: 'documentNumber' });
}

/** Nothing if a picture of this kind of document is missing, or there is one too many. */
function picturesOf({ documentType, front, back, selfie }: Application) {
  if (hasBack(documentType) !== (back !== undefined)) return undefined;
  return [
    { fileId: front, purpose: 'identity-front' } as const,
    ...(back === undefined ? [] : [{ fileId: back, purpose: 'identity-back' } as const]),
    { fileId: selfie, purpose: 'identity-selfie' } as const,
  ];
}
