import type { AdTerms } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { editAd as call } from '@peerbourse/contract/p2p/p2p-ads/own/edit-ad';
import { proveFundPassword } from '#modules/identity/accounts/index.ts';
import { heedRules } from '#modules/identity/risk/index.ts';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import type { CallContext, Handler, Prove } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { type Ad, insertEdit, recentEdits, writeJudgement } from '../ad.table.ts';
import { admitAdvertiser } from '../admit-advertiser.ts';
import { checkTerms } from '../check-terms.ts';
import { replaceUserMethods } from '../method.table.ts';
import { replacePictures } from '../pictures/replace-pictures.ts';
import { moveReserve } from '../reserve.ts';
import { changed, takeOwnAd } from './take-own-ad.ts';

/** Whether the fund password was shown. Whether it is needed is known when the ad is locked: orders may still give back to it. */
export const proveEdit: Prove<typeof call, boolean> = async (ctx, { accountPwd }) => {
  if (accountPwd === undefined) return false;
  await proveFundPassword(ctx, accountPwd);
  return true;
};

export const editAd: Handler<typeof call, boolean> = async (ctx, { adNo, save }, isProven) => {
  if (!save) return await openEdit(ctx, await takeOwnAd(ctx, adNo, ['online', 'offline']));
  const ad = await takeOwnAd(ctx, adNo, ['editing']);
  if (ad.version !== save.version) throw refuse('p2p-ads.changed-meanwhile', { version: ad.version });
  return await saveEdit(ctx, ad, save.terms, isProven);
};

/** Off the market while somebody works on it; its coins stay aside. */
async function openEdit(ctx: CallContext<UserActor>, ad: Ad) {
  await limitEdits(ctx, ad);
  await insertEdit(ctx.tx, ad.id, 'open');
  return await changed(ctx, ad, { state: 'editing', resumes_as: ad.state });
}

/** Traders who change an ad all the time are no offer. */
export async function limitEdits({ tx }: CallContext, ad: Ad): Promise<void> {
  const { ads } = await p2pConfig(tx);
  if ((await recentEdits(tx, ad.id)) >= ads.editsPerFiveMinutes) throw refuse('p2p-ads.too-many-edits', { most: ads.editsPerFiveMinutes });
}

/** What is new is reserved in addition, what is less comes back. Orders keep what they have. */
async function saveEdit(ctx: CallContext<UserActor>, ad: Ad, terms: AdTerms, isProven: boolean) {
  const { tx } = ctx;
  must(ad.resumesAs, 'an ad that is edited was something before');
  await admitAdvertiser(ctx, ad.side);
  const { columns, judgement, methodIds, reserve } = await checkTerms(tx, ad, terms);
  await heedRules(ctx, 'publish-ad', { coin: ad.coin, units: columns.remaining });
  // More coins for sale are as good as another ad: publishing without the password is refused in the same words.
  const offersMore = ad.side === 'sell' && columns.remaining > ad.remaining;
  if (offersMore && !isProven) throw refuse('request.invalid', { fields: 'accountPwd' });
  const before = ad.side === 'sell' ? ad.remaining + ad.reservedFee : 0n;
  const view = await changed(ctx, ad, {
    ...columns,
    quantity: columns.remaining + ad.frozen + ad.executed + ad.returned,
    state: ad.resumesAs,
    resumes_as: null,
    // The price is in its band and the methods can be used: that was checked just now.
    hidden_reasons: ad.hiddenReasons.filter((reason) => reason === 'approval'),
  });
  await writeJudgement(tx, ad.id, judgement);
  await replaceUserMethods(tx, ad.id, methodIds);
  await replacePictures(tx, ad, terms.pictures);
  await insertEdit(tx, ad.id, 'save');
  await moveReserve(tx, ad, reserve - before, view.version);
  return await changed(ctx, ad, undefined);
}
