import { bandsOf, isAlikeFromFar, nearBands, pictureHashes } from '#modules/core/files/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CaseRow } from './case.table.ts';
import { insertPictures, type OtherPicture, type PicturePart, picturesLike, picturesOfCase } from './picture.table.ts';

/** A picture of which less than this many quarters show anything looks like every other one. */
const leastBands = 2;

/** Keeps by what the pictures of an application are found again. */
export async function markPictures(tx: Tx, caseId: string, files: ReadonlyArray<{ fileId: string; part: PicturePart }>): Promise<void> {
  const hashes = await pictureHashes(
    tx,
    files.map(({ fileId }) => fileId),
  );
  const marked = files.flatMap(({ fileId, part }) => {
    const hash = hashes.get(fileId);
    const bands = hash ? bandsOf(hash) : [];
    return bands.length < leastBands ? [] : [{ fileId, part, bands }];
  });
  await insertPictures(tx, caseId, marked);
}

/** Pictures of other accounts that look the same from far; only somebody who looks at both can tell whether they are. */
export async function samePictures(db: Db, { id, account_id: accountId }: CaseRow) {
  const own = await picturesOfCase(db, id);
  if (own.length === 0) return [];
  const others = await picturesLike(db, accountId, nearBands(own.flatMap(({ bands }) => bands)));
  const hashes = await pictureHashes(
    db,
    [...own, ...others].map(({ fileId }) => fileId),
  );
  const isAlike = (one: string, other: string) => isAlikeFromFar(hashes.get(one) ?? nothing, hashes.get(other) ?? nothing);
  return own.flatMap(({ fileId, part }) => others.filter((other) => isAlike(fileId, other.fileId)).map((other) => pairOf(part, other)));
}

const nothing = Buffer.alloc(0);

function pairOf(part: PicturePart, { part: otherPart, caseNo, userId, state }: OtherPicture) {
  return { part, otherPart, caseNo, userId, state };
}
