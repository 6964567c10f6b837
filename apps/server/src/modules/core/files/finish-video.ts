import type { finishVideo as call } from '@peerbourse/contract/core/files/finish-video';
import { maxVideoBytes, maxVideoMegabytes } from '@peerbourse/rules/video-size';
import { concurrencyLimit } from '#platform/concurrency.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ownFile } from './file.table.ts';
import { keepFile } from './keep-file.ts';
import { readFileContent } from './read-file-content.ts';
import { type VideoType, videoType } from './video-bytes.rules.ts';

interface Video {
  content: Buffer;
  type: VideoType;
}

/** A whole video is twice in memory while it is put together. */
const inTurn = concurrencyLimit({ lanes: 2, longestQueue: 8, retryAfterSeconds: 5 });

/** The parts are read before the transaction, which would otherwise hold its connection meanwhile. */
export const joinVideo: Prove<typeof call, Video> = async (ctx, { parts }) =>
  await inTurn(async () => {
    const refused = refuse('files.video-refused', { maxMegabytes: maxVideoMegabytes });
    const contents: Buffer[] = [];
    let size = 0;
    for (const fileId of parts) {
      const isTheirs = await ownFile(ctx.db, ctx.actor.accountId, { fileId, purpose: 'video-part' });
      const part = isTheirs && (await readFileContent(ctx, fileId));
      if (!part) throw refused;
      contents.push(part.content);
      size += part.content.length;
      if (size > maxVideoBytes) throw refused;
    }
    const content = Buffer.concat(contents);
    const type = videoType(content);
    if (!type) throw refused;
    return { content, type };
  });

export const finishVideo: Handler<typeof call, Video> = async (ctx, _input, { content, type }) => ({
  fileId: await keepFile(ctx, { accountId: ctx.actor.accountId, purpose: 'chat-video', type, content }),
  size: content.length,
});
