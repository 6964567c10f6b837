import type { endSession as call } from '@peerbourse/contract/identity/sessions/end-session';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { endTrustOf } from './device.table.ts';
import { endFamilyByNo } from './session.table.ts';

export const endSession: Handler<typeof call> = async ({ tx, actor }, { sessionNo }) => {
  if (!(await endFamilyByNo(tx, actor.mainId, sessionNo, 'by-owner'))) throw refuse('sessions.unknown');
  await endTrustOf(tx, actor.mainId, sessionNo);
  return {};
};
