import { decideRequest as decideRequestCall } from '@peerbourse/contract/identity/risk/desk/decide-request';
import { dryRun as dryRunCall } from '@peerbourse/contract/identity/risk/desk/dry-run';
import { requestQueue as requestQueueCall } from '@peerbourse/contract/identity/risk/desk/request-queue';
import { viewRequest as viewRequestCall } from '@peerbourse/contract/identity/risk/desk/view-request';
import { route } from '#platform/http/serve.ts';
import { decideRequest } from './desk/decide-request.ts';
import { dryRun } from './desk/dry-run.ts';
import { requestQueue } from './desk/request-queue.ts';
import { viewRequest } from './desk/view-request.ts';

export const routes = [
  route(requestQueueCall, requestQueue),
  route(viewRequestCall, viewRequest),
  route(decideRequestCall, decideRequest),
  route(dryRunCall, dryRun),
];
