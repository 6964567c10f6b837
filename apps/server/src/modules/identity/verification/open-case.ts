import type { openCase as call } from '@peerbourse/contract/identity/verification/open-case';
import { ageOn, daysUntil } from '@peerbourse/rules/identity';
import { audit } from '#modules/core/audit/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { type ScreeningList, screeningOf } from '#platform/screening/screening.ts';
import { type CaseRow, caseByNumber, casesOfDocument, today } from './case.table.ts';
import { maskedCaseView } from './case.view.ts';
import { countView } from './count-view.ts';
import { documentMarks, openNumber } from './document-mark.ts';
import { minimumAge } from './minimum-age.ts';
import { samePictures } from './same-pictures.ts';
import { hitsOfAccount } from './screening/hit.table.ts';
import { hitView } from './screening/hit.view.ts';
import { listAgeDays } from './screening/list.table.ts';
import { screenCase } from './screening/screen-case.ts';
import { showPictures } from './show-pictures.ts';

type List = ScreeningList | null;

/** The list may have to be read from a file, which is no work for a transaction. */
export const findList: Prove<typeof call, List> = async ({ config }) => await screeningOf(config).current();

/** Shows what the queue hides, once it is written down that it was shown. */
export const openCase: Handler<typeof call, List> = async (ctx, { caseNo }, list) => {
  const { tx, actor, config, visitor } = ctx;
  const found = await caseByNumber(tx, caseNo);
  if (!found) throw refuse('verification.unknown-case');
  const viewsLeft = await countView(ctx, { caseId: found.id, recoveryNo: null }, found.user_id);
  await audit(tx, { actor, act: 'verification.opened', subject: found.user_id, details: { caseNo }, address: visitor.address });
  const screening = await screeningView(tx, list, found);
  const row = (await caseByNumber(tx, caseNo)) ?? found;

  const documentNumber = openNumber(config.keys, row.document_number, caseNo);
  const marks = documentMarks(config.keys, { country: row.country, documentType: row.document_type, documentNumber });
  const files = [row.front_file, row.selfie_file, ...(row.back_file ? [row.back_file] : [])];
  const picture = await showPictures(tx, { actor, config }, files);
  const same = await casesOfDocument(tx, marks, row.account_id);
  return {
    ...maskedCaseView(config, row),
    name: [row.first_name, row.last_name].join(' '),
    documentNumber,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    ...(await timesOf(tx, row)),
    front: picture(row.front_file),
    back: row.back_file ? picture(row.back_file) : null,
    selfie: picture(row.selfie_file),
    sameDocument: same.map(({ case_no, user_id, state }) => ({ caseNo: case_no, userId: user_id, state })),
    samePictures: await samePictures(tx, row),
    screening,
    viewsLeft,
  };
};

async function timesOf(tx: Tx, { birth_date: birthDate, expires_on: expiresOn, country }: CaseRow) {
  const day = await today(tx);
  return {
    age: ageOn(birthDate, day),
    minimumAge: await minimumAge(tx, country),
    daysLeft: expiresOn === null ? null : daysUntil(expiresOn, day),
  };
}

async function screeningView(tx: Tx, list: List, row: CaseRow) {
  if (!list) return null;
  // What was decided is not compared again here: that is for the job, when there is a new list.
  if (row.state === 'submitted' || row.state === 'approved') await screenCase(tx, list, row);
  const { name: listName, version: listVersion, publishedOn, isSample } = list;
  const hits = await hitsOfAccount(tx, row.account_id);
  return { listName, listVersion, publishedOn, isSample, ageDays: await listAgeDays(tx, publishedOn), hits: hits.map(hitView) };
}
