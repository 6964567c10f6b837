import type { Call } from '@peerbourse/contract/call';
import { openCase } from '@peerbourse/contract/identity/verification/open-case';
import type { FastifyInstance } from 'fastify';
import type { Route } from '#platform/http/serve.ts';
import type { RouterContext } from '#platform/http-role.ts';
import { addContentPictures, addDownloads } from './downloads.ts';

export const routes: readonly Route[] = [];

export function alsoServes(server: FastifyInstance, context: RouterContext): void {
  // A ticket is good for whoever was given it, so each role that some call gives tickets to may show one.
  const call: Call = { ...openCase, changes: 'read', roles: ['decider', 'approver', 'risk', 'auditor'] };
  addDownloads(server, context, { call, disposition: 'inline' });
  addContentPictures(server, context);
}
