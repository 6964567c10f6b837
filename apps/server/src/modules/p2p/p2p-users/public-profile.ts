import type { publicProfile as call } from '@peerbourse/contract/p2p/p2p-users/public-profile';
import type { Handler } from '#platform/http/serve.ts';
import { knownTrader } from './known-trader.ts';
import { publicView } from './profile.view.ts';

export const publicProfile: Handler<typeof call> = async ({ db }, { encryptUserId }) => publicView(await knownTrader(db, encryptUserId));
