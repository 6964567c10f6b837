import type { endOtherSessions as call } from '@peerbourse/contract/sessions/end-other-sessions';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { endFamilies } from './session.table.ts';

export const endOtherSessions: Handler<typeof call> = async ({ tx, actor }) => {
  must(actor.kind === 'user', 'only users reach this verb');
  return { ended: await endFamilies(tx, actor.mainId, 'by-owner', actor.sessionId) };
};
