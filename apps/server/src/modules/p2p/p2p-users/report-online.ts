import type { reportOnline as call } from '@peerbourse/contract/p2p/p2p-users/report-online';
import type { Handler } from '#platform/http/serve.ts';
import { markOnline } from './profile.table.ts';

const nextSeconds = 60;

export const reportOnline: Handler<typeof call> = async ({ tx, actor }) => {
  await markOnline(tx, actor.accountId);
  return { nextSeconds };
};
