import { deleteAd } from '../../../apps/server/src/modules/p2p/p2p-ads/own/delete-ad.ts';
import { discardAdEdit } from '../../../apps/server/src/modules/p2p/p2p-ads/own/discard-ad-edit.ts';
import { editAd } from '../../../apps/server/src/modules/p2p/p2p-ads/own/edit-ad.ts';
import { hideAd } from '../../../apps/server/src/modules/p2p/p2p-ads/own/hide-ad.ts';
import { publishAd } from '../../../apps/server/src/modules/p2p/p2p-ads/own/publish-ad.ts';
import { repriceAds } from '../../../apps/server/src/modules/p2p/p2p-ads/own/reprice-ads.ts';
import { switchAd } from '../../../apps/server/src/modules/p2p/p2p-ads/own/switch-ad.ts';
import { unhideAd } from '../../../apps/server/src/modules/p2p/p2p-ads/own/unhide-ad.ts';
import type { Db } from '../../../apps/server/src/platform/db/pool.ts';
import { transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import type { CallContext } from '../../../apps/server/src/platform/http/serve.ts';
import type { UserActor } from '../../../apps/server/src/platform/http/session-gate.ts';
import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { AdNo } from '../../../packages/contract/src/ids.ts';
import { type AdTerms, noConditions } from '../../../packages/contract/src/p2p/p2p-ads/ad.shape.ts';
import type { AdTraders } from './ad-market.ts';

/** What the owner of an ad does to it, by the verbs of the api; each act is a transaction of its own. */
export class OwnerActs {
  private readonly db: Db;
  private readonly traders: AdTraders;
  private readonly dice: Dice;

  constructor(db: Db, traders: AdTraders, dice: Dice) {
    this.db = db;
    this.traders = traders;
    this.dice = dice;
  }

  /** Answers the number of the new ad. */
  async publish(quantity: number): Promise<AdNo> {
    const place = { side: 'sell', coinCode: 'USDT', fiatCode: 'EUR', isOnline: true, isHidden: false } as const;
    const secrets = { accountPwd: '', secretKey: '' };
    return (await this.act((ctx) => publishAd(ctx, { ...place, ...this.terms(quantity), ...secrets }))).adNo;
  }

  /** One of all acts, as the dice say. Answers what it was. */
  async anything(adNo: AdNo): Promise<string> {
    const name = this.dice.pick([
      'hide',
      'unhide',
      'off',
      'on',
      'on',
      'on',
      'edit',
      'edit',
      'discard',
      'reprice',
      'delete',
      'delete',
    ] as const);
    await this.acts[name](adNo);
    return name;
  }

  private readonly acts = {
    hide: (adNo: AdNo) => this.act((ctx) => hideAd(ctx, { adNo })),
    unhide: (adNo: AdNo) => this.act((ctx) => unhideAd(ctx, { adNo })),
    off: (adNo: AdNo) => this.act((ctx) => switchAd(ctx, { adNo, isOnline: false })),
    on: (adNo: AdNo) => this.act((ctx) => switchAd(ctx, { adNo, isOnline: true })),
    delete: (adNo: AdNo) => this.act((ctx) => deleteAd(ctx, { adNo })),
    reprice: (adNo: AdNo) => this.act((ctx) => repriceAds(ctx, { ads: [{ adNo, pricing: this.pricing() }] })),
    edit: async (adNo: AdNo) => {
      const { version } = await this.act((ctx) => editAd(ctx, { adNo }, false));
      const save = { version, terms: this.terms(this.dice.between(50, 3_000)) };
      // Whoever may not save what they wrote leaves the ad as it was.
      return await this.act((ctx) => editAd(ctx, { adNo, save }, true)).catch(async (refused: unknown) => {
        await this.act((ctx) => discardAdEdit(ctx, { adNo }));
        throw refused;
      });
    },
    discard: async (adNo: AdNo) => {
      await this.act((ctx) => editAd(ctx, { adNo }, false));
      return await this.act((ctx) => discardAdEdit(ctx, { adNo }));
    },
  };

  private act<Result>(verb: (ctx: CallContext<UserActor>) => Promise<Result>): Promise<Result> {
    const { sellerId } = this.traders;
    const actor = { kind: 'user', accountId: sellerId, mainId: sellerId, userId: '', sessionId: '', isTrader: true };
    return transaction(this.db, (tx) => verb({ tx, db: tx, actor } as unknown as CallContext<UserActor>));
  }

  private pricing(): AdTerms['pricing'] {
    return this.dice.isLucky(0.5)
      ? { priceType: 'fixed', price: `1.0${this.dice.below(10)}` }
      : { priceType: 'floating', premiumPpm: this.dice.below(50_000) };
  }

  private terms(quantity: number): AdTerms {
    return {
      pricing: this.pricing(),
      quantity: String(quantity),
      minAmount: '20',
      maxAmount: '500',
      payMinutes: 15,
      userPaymethodIds: [this.traders.methodNo],
      paymethodIds: [],
      wantsAcceptance: false,
      remark: '',
      autoReply: '',
      conditions: noConditions,
      pictures: [],
    };
  }
}
