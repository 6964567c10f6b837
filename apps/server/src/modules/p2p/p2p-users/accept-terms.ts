import type { AccountId } from '@peerbourse/contract/ids';
import type { acceptTerms as call } from '@peerbourse/contract/p2p/p2p-users/accept-terms';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { admitToP2p } from './admit-to-p2p.ts';
import { givenName, newHeadColor } from './nick-name.ts';
import { ownProfile } from './own-profile.ts';
import { insertProfile, traderOf, updateTerms } from './profile.table.ts';

export const acceptTerms: Handler<typeof call> = async (ctx, { termsVersion }) => {
  const { tx, actor } = ctx;
  await admitToP2p(ctx, actor);
  if (termsVersion !== (await readSetting(tx, 'p2p-users.termsVersion'))) throw refuse('p2p-users.terms-changed');
  await ensureProfile(tx, actor.accountId);
  await updateTerms(tx, actor.accountId, termsVersion);
  return await ownProfile(tx, actor);
};

const tries = 5;

/** A given name that somebody else has is not likely; another one is tried then. */
async function ensureProfile(tx: Tx, accountId: AccountId): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (await traderOf(tx, accountId)) return;
    await insertProfile(tx, { accountId, ...givenName(), isChosen: false, headColor: newHeadColor() });
  }
  must(await traderOf(tx, accountId), 'a free name is found in a few tries');
}
