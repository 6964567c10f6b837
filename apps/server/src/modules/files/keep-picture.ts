import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { publicHandle } from '#platform/ids.ts';
import { sealContent } from './content-cipher.ts';
import { insertFile } from './file.table.ts';
import { fileDriver, newPlace } from './file-driver.ts';
import { type FilePurpose, purposeRules } from './files.rules.ts';
import type { Picture } from './picture-process.ts';

interface Storing {
  tx: Tx;
  config: Config;
}

export interface PictureOwner {
  accountId: string | null;
  purpose: FilePurpose;
}

/** Keeps a picture that was cleaned before the transaction began. */
export async function keepPicture(
  { tx, config }: Storing,
  { accountId, purpose, picture }: PictureOwner & { picture: Picture },
): Promise<string> {
  const fileId = publicHandle();
  const place = newPlace();
  const { content, ...seal } = sealContent(config.keys, fileId, picture.content);
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
    size: picture.content.length,
    type: 'image/jpeg',
    width: picture.width,
    height: picture.height,
    isAttached: !isSentAhead,
  });
  return fileId;
}
