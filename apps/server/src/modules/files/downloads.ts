import type { Call } from '@peerbourse/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Doorway } from '#platform/http-role.ts';
import { refuse } from '#platform/refusal.ts';
import { fileOfTicket } from './file-ticket.ts';
import { readFileContent } from './read-file-content.ts';

interface DownloadOptions {
  /** Stands for a download at the session gate: who may make this call may show a ticket. */
  call: Call;
  /** Operators look at pictures in the console; everybody else gets a file that the browser does not open by itself. */
  disposition: 'inline' | 'attachment';
}

/** GET /files/:ticket. Whatever is wrong with a ticket, the answer is that there is nothing. */
export function addDownloads(server: FastifyInstance, { house, whoAsks }: Doorway, { call, disposition }: DownloadOptions): void {
  server.get<{ Params: { ticket: string } }>('/files/:ticket', async (request, reply) => {
    const fileId = fileOfTicket(house.config, await whoAsks(request, call), request.params.ticket);
    const file = fileId && (await readFileContent(house, fileId));
    if (!file) throw refuse('request.unknown-path');
    return reply
      .type(file.type)
      .header('content-disposition', disposition)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(file.content);
  });
}
