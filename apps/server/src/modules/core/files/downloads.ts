import type { Call } from '@peerbourse/contract/call';
import { fileId as fileIdShape } from '@peerbourse/contract/core/files/file.shape';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { RouterContext } from '#platform/http-role.ts';
import { refuse } from '#platform/refusal.ts';
import { isContentPicture } from './file.table.ts';
import { fileOfTicket } from './file-ticket.ts';
import { fileEndings } from './files.rules.ts';
import { type FileContent, readFileContent } from './read-file-content.ts';

interface DownloadOptions {
  /** Stands for a download at the session gate: who may make this call may show a ticket. */
  call: Call;
  /** Operators look at pictures in the console; everybody else gets a file that the browser does not open by itself. */
  disposition: 'inline' | 'attachment';
}

/** GET /files/:ticket. Whatever is wrong with a ticket, the answer is that there is nothing. */
export function addDownloads(server: FastifyInstance, { runtime, whoAsks }: RouterContext, { call, disposition }: DownloadOptions): void {
  server.get<{ Params: { ticket: string } }>('/files/:ticket', async (request, reply) => {
    const fileId = fileOfTicket(runtime.config, await whoAsks(request, call), request.params.ticket);
    const file = fileId && (await readFileContent(runtime, fileId));
    if (!file) throw refuse('request.unknown-path');
    return inert(reply, file)
      .header('content-disposition', disposition === 'attachment' ? attachment(file) : disposition)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(file.content);
  });
}

/** Told to the browser where the address is only a ticket. */
function attachment({ type, createdAt }: FileContent): string {
  const ending = fileEndings[type];
  const name = type.startsWith('video/') ? 'video' : 'export';
  return ending ? `attachment; filename="${name}-${createdAt.toISOString().slice(0, 10)}.${ending}"` : 'attachment';
}

const pictureVisits = { area: 'files', name: 'content-picture', path: '/files/content', rate: { points: 600, perSeconds: 60 } };

/** GET /files/content/:fileId, for everybody. A picture never changes under its id; every other file is not there. */
export function addContentPictures(server: FastifyInstance, { runtime, countVisit }: RouterContext): void {
  server.get<{ Params: { fileId: string } }>('/files/content/:fileId', async (request, reply) => {
    await countVisit(request, pictureVisits);
    const { fileId } = request.params;
    const isShown = z.safeParse(fileIdShape, fileId).success && (await isContentPicture(runtime.db, fileId));
    const file = isShown && (await readFileContent(runtime, fileId));
    if (!file) throw refuse('request.unknown-path');
    return inert(reply, file)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.content);
  });
}

/** Whatever the bytes are, a browser takes them for what they are said to be, and runs nothing of them. */
function inert(reply: FastifyReply, { type }: FileContent): FastifyReply {
  return reply.type(type).header('content-security-policy', "sandbox; default-src 'none'").header('x-content-type-options', 'nosniff');
}
