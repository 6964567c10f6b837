import type { createProfile as call } from '@peerbourse/contract/p2p/p2p-users/create-profile';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { admitToP2p } from './admit-to-p2p.ts';
import { chosenName, newHeadColor } from './nick-name.ts';
import { ownProfile } from './own-profile.ts';
import { insertProfile, lockProfile, traderOf, updateNickName } from './profile.table.ts';

/** Whoever accepted the terms first has a profile with a given name, and chooses one here. */
export const createProfile: Handler<typeof call> = async (ctx, { nickName: requested }) => {
  const { tx, actor } = ctx;
  await admitToP2p(ctx, actor);
  await lockProfile(tx, actor.accountId);
  const known = await traderOf(tx, actor.accountId);
  if (known?.nickNameState === 1) throw refuse('p2p-users.exists');
  const { nickName, nickKey } = await chosenName(tx, actor.accountId, requested);
  if (known) await updateNickName(tx, actor.accountId, nickName, nickKey);
  else {
    const isNew = await insertProfile(tx, { accountId: actor.accountId, nickName, nickKey, isChosen: true, headColor: newHeadColor() });
    if (!isNew) throw refuse('p2p-users.exists');
  }
  return await ownProfile(tx, actor);
};
