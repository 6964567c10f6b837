import type { AccountId } from '@peerbourse/contract/ids';
import { attachFiles, detachFiles } from '#modules/core/files/index.ts';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { refuse } from '#platform/refusal.ts';
import { deletePicturesBut, writePictures } from './picture.table.ts';

/** From now on the ad has these pictures, which its owner has sent for this, and no others. */
export async function replacePictures(tx: Tx, ad: { id: string; accountId: AccountId }, fileIds: readonly string[]): Promise<void> {
  const { advImageNum: most } = await p2pConfig(tx);
  if (fileIds.length > most || new Set(fileIds).size < fileIds.length) throw refuse('p2p-ads.bad-picture', { most });
  await detachFiles(tx, await deletePicturesBut(tx, ad.id, fileIds));
  if (fileIds.length === 0) return;
  const files = fileIds.map((fileId) => ({ fileId, purpose: 'ad-picture' as const }));
  const areTheirs = await attachFiles(tx, ad.accountId, files);
  if (!areTheirs || (await writePictures(tx, ad.id, fileIds)) < fileIds.length) throw refuse('p2p-ads.bad-picture', { most });
}
