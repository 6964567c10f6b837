import type { requestQueue as call } from '@peerbourse/contract/identity/risk/desk/request-queue';
import type { Handler } from '#platform/http/serve.ts';
import type { RequestRow } from '../request.table.ts';
import { waitingRequests } from './desk.table.ts';

const pageSize = 50;

export const requestQueue: Handler<typeof call> = async ({ db }, { after }) => {
  const rows = await waitingRequests(db, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return { requests: shown.map(queued), after: rows.length > pageSize ? (shown.at(-1)?.requestNo ?? null) : null };
};

function queued({ requestNo, userId, act, question, state, askedAt, answeredAt }: RequestRow) {
  return { requestNo, userId, act, question, state, askedAt: askedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
