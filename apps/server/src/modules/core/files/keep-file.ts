import type { AccountId } from '@peerbourse/contract/ids';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { publicHandle } from '#platform/ids.ts';
import { sealContent } from './content-cipher.ts';
import { insertFile } from './file.table.ts';
import { fileDriver, newPlace } from './file-driver.ts';
import { type FilePurpose, type FileType, purposeRules } from './files.rules.ts';
import { hashBytes } from './likeness.rules.ts';
import type { Picture } from './picture-process.ts';

interface Storing {
  tx: Tx;
  config: Config;
}

export interface FileOwner {
  accountId: AccountId | null;
  purpose: FilePurpose;
}

interface Kept extends FileOwner {
  type: FileType;
  content: Buffer;
  /** Of a picture, in pixels. */
  width?: number;
  height?: number;
  likeness?: Buffer;
}

/** Keeps a content, encrypted, and answers the id of its file. */
export async function keepFile(
  { tx, config }: Storing,
  { accountId, purpose, type, content: plain, width, height, likeness }: Kept,
): Promise<string> {
  const fileId = publicHandle();
  const place = newPlace();
  const { content, ...seal } = sealContent(config.keys, fileId, plain);
  const { retention, isSentAhead } = purposeRules[purpose];
  // A row without content would promise what is not there; content without a row is noise, because nobody has its key.
  await fileDriver(config).put(place, content);
  await insertFile(tx, {
    ...seal,
    fileId,
    accountId,
    purpose,
    place,
    retention,
    size: plain.length,
    type,
    width: width ?? 0,
    height: height ?? 0,
    isAttached: !isSentAhead,
    likeness: (likeness && keptLikeness(purpose, likeness)) ?? null,
  });
  return fileId;
}

/** Only of proofs and identities there is a reason to recognize them. A face in 64 x 64 grays is a face: of those the hash is kept alone. */
function keptLikeness(purpose: FilePurpose, likeness: Buffer): Buffer | null {
  if (purpose === 'chat-picture' || purpose === 'appeal-picture') return likeness;
  return purpose.startsWith('identity-') ? likeness.subarray(0, hashBytes) : null;
}

/** Keeps a picture that was cleaned before the transaction began. */
export async function keepPicture(storing: Storing, { picture, ...owner }: FileOwner & { picture: Picture }): Promise<string> {
  return await keepFile(storing, { ...owner, ...picture, type: 'image/jpeg' });
}
