import type { myProfile as call } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { savedMethods } from '#modules/p2p/p2p-paymethods/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { ownProfile } from './own-profile.ts';

export const myProfile: Handler<typeof call> = async ({ db, actor, config }) => {
  const [profile, respPaymethodList] = await Promise.all([ownProfile(db, actor), savedMethods(db, config, actor.accountId)]);
  return { ...profile, respPaymethodList };
};
