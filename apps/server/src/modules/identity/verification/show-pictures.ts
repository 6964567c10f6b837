import { openTicket, pictureSizes } from '#modules/core/files/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';

export interface ShownPicture {
  url: string;
  width: number;
  height: number;
}

/** Who looks, with whose keys. */
export interface Viewer {
  actor: StaffActor;
  config: Config;
}

/** Addresses under which this operator sees the pictures for a minute. */
export async function showPictures(
  db: Db,
  { actor, config }: Viewer,
  fileIds: readonly string[],
): Promise<(fileId: string) => ShownPicture> {
  const sizes = new Map((await pictureSizes(db, fileIds)).map((size) => [size.file_id, size]));
  return (fileId) => {
    const size = sizes.get(fileId);
    // A file that was erased leaves an empty frame.
    return { url: size ? `/files/${openTicket(config, actor, fileId)}` : '', width: size?.width ?? 0, height: size?.height ?? 0 };
  };
}
