import { openCase } from '@peerbourse/contract/identity/verification/open-case';
import type { FastifyInstance } from 'fastify';
import type { Route } from '#platform/http/serve.ts';
import type { Doorway } from '#platform/http-role.ts';
import { addContentPictures, addDownloads } from './downloads.ts';

export const routes: readonly Route[] = [];

export function alsoServes(server: FastifyInstance, doorway: Doorway): void {
  addDownloads(server, doorway, { call: { ...openCase, changes: 'read' }, disposition: 'inline' });
  addContentPictures(server, doorway);
}
