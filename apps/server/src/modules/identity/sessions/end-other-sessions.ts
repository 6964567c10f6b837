import type { endOtherSessions as call } from '@peerbourse/contract/identity/sessions/end-other-sessions';
import type { Handler } from '#platform/http/serve.ts';
import { endFamilies } from './session.table.ts';

export const endOtherSessions: Handler<typeof call> = async ({ tx, actor }) => {
  return { ended: await endFamilies(tx, actor.mainId, 'by-owner', actor.sessionId) };
};
