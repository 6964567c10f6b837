import type { Tx } from '#platform/db/transaction.ts';
import { likenessesOf } from './file.table.ts';
import { bandsOf, isSamePicture, nearBands } from './likeness.rules.ts';

/** Finds pictures whose bands are near, in whatever table keeps them; answers their files. */
type FindNear = (bands: readonly number[]) => Promise<readonly string[]>;

export interface Comparison {
  /** The quarters of its likeness, by which later ones are compared with it. */
  bands: number[];
  isUsedBefore: boolean;
}

/** Whether a picture was seen before is found out before anybody looks at it. */
export async function comparePicture(tx: Tx, fileId: string, findNear: FindNear): Promise<Comparison> {
  const [likeness] = await likenessesOf(tx, [fileId]);
  if (!likeness || likeness.length === 0) return { bands: [], isUsedBefore: false };
  const bands = bandsOf(likeness);
  const earlier = await likenessesOf(tx, [...(await findNear(nearBands(bands)))]);
  return { bands, isUsedBefore: earlier.some((each) => isSamePicture(each, likeness)) };
}
