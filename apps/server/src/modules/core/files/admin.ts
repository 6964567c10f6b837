import { openCase } from '@peerbourse/contract/identity/verification/open-case';
import type { FastifyInstance } from 'fastify';
import type { Route } from '#platform/http/serve.ts';
import type { RouterContext } from '#platform/http-role.ts';
import { addContentPictures, addDownloads } from './downloads.ts';

export const routes: readonly Route[] = [];

export function alsoServes(server: FastifyInstance, context: RouterContext): void {
  addDownloads(server, context, { call: { ...openCase, changes: 'read' }, disposition: 'inline' });
  addContentPictures(server, context);
}
