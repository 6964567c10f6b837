import type { CallOutput } from '@peerbourse/contract/call';
import { endpointList } from '@peerbourse/contract/identity/webhooks/endpoint-list';
import { queryOf } from '#base/api/query.ts';

export type EndpointList = CallOutput<typeof endpointList>;
export type Endpoint = EndpointList['endpoints'][number];

export const endpointListQuery = queryOf(endpointList, {}, { staleMs: 5_000, meta: { showToast: false } });
