import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { unsealContent } from './content-cipher.ts';
import { storedFile } from './file.table.ts';
import { fileDriver } from './file-driver.ts';
import type { FileType } from './files.rules.ts';

export interface FileContent {
  type: FileType;
  createdAt: Date;
  content: Buffer;
}

/** The plain content; nothing if the file is unknown or erased. Whether somebody may see it is the caller's question. */
export async function readFileContent({ db, config }: { db: Db; config: Config }, fileId: string): Promise<FileContent | undefined> {
  const row = await storedFile(db, fileId);
  if (!row) return undefined;
  return { type: row.type, createdAt: row.created_at, content: unsealContent(config.keys, row, await fileDriver(config).get(row.place)) };
}
