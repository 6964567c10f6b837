import type { merchantStanding as call } from '@peerbourse/contract/p2p/p2p-merchants/merchant-standing';
import type { Handler } from '#platform/http/serve.ts';
import { standingOf } from './standing.ts';

export const merchantStanding: Handler<typeof call> = async ({ db, actor }) => await standingOf(db, actor.accountId);
