import { english } from '@peerbourse/rules/formats/format';
import type { ReactNode } from 'react';
import { FactGrid } from '#desk/fact-grid.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import { AdPictures } from './ad-pictures.tsx';
import { adTitle, hiddenText, problemText, stateText, type TakeDownReason, takeDownText } from './ad-text.ts';
import { AdTexts } from './ad-texts.tsx';
import { AdvertiserFacts } from './advertiser-facts.tsx';
import { conditionText } from './condition-text.ts';
import { priceText, spreadText } from './price-text.ts';
import { reviewText } from './review-text.ts';

/** Everything that others see of an ad and its advertiser, with what speaks against it on top. */
export function AdPanel({ ad, onJudged }: { ad: ModeratedAd; onJudged: () => void }) {
  return (
    <Panel
      id="ad"
      title={adTitle(ad)}
      note={
        <>
          ad <span className="figure">{ad.adNo}</span>, version {ad.version}
        </>
      }
      state={<StateTag {...stateText[ad.state]} />}
    >
      <div className="grid gap-5 border-t border-line px-4 py-4 tablet:px-5">
        <Suspicions ad={ad} />
        <AdTexts ad={ad} />
        {ad.pictures.length > 0 && (
          <Section title="Pictures">
            <AdPictures ad={ad} onJudged={onJudged} />
          </Section>
        )}
        <Section title="Terms">
          <FactGrid facts={terms(ad)} />
        </Section>
        <Section title="Advertiser">
          <AdvertiserFacts userId={ad.userId} nickName={ad.nickName} />
        </Section>
      </div>
    </Panel>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Suspicions({ ad }: { ad: ModeratedAd }) {
  const waits = ad.review && reviewText(ad.review);
  if (!waits && ad.takenDownFor === null && ad.findings.length === 0 && !ad.isOutlier) return null;
  return (
    <div className="grid gap-2">
      {waits && (
        <p className="flex flex-wrap items-center gap-1 text-13 text-ink-soft">
          <span className="me-1">It waits because of</span>
          {waits.map((tag) => (
            <StateTag key={tag.label} {...tag} />
          ))}
        </p>
      )}
      {ad.takenDownFor !== null && (
        <Notice tone="bad" isSpoken={false}>
          <b className="font-semibold">Taken down: </b>
          {takeDownText[ad.takenDownFor as TakeDownReason] ?? ad.takenDownFor}. Its owner reads this reason.
        </Notice>
      )}
      {ad.findings.map(({ field, problem }) => (
        <Notice key={field} tone={problem === 'doubtful' ? 'watch' : 'bad'} isSpoken={false}>
          <b className="font-semibold">{problemText[problem]}</b> in {field === 'remark' ? 'the remark' : 'the automatic reply'}, says the
          filter.
        </Notice>
      ))}
      {ad.isOutlier && (
        <Notice tone="watch" isSpoken={false}>
          <b className="font-semibold">The price is an outlier: </b>
          {spreadText(ad)}.
        </Notice>
      )}
    </div>
  );
}

function terms(ad: ModeratedAd): ReadonlyArray<readonly [string, ReactNode]> {
  const conditions = conditionText(ad.conditions, ad.coinCode);
  const facts: Array<readonly [string, ReactNode]> = [
    ['Price', priceText(ad)],
    ['Distance', spreadText(ad)],
    ['Limits of an order', `${english.number(ad.minAmount)} – ${english.number(ad.maxAmount)} ${ad.fiatCode}`],
    ['Left', `${english.number(ad.remaining)} of ${english.number(ad.quantity)} ${ad.coinCode}`],
    ['Traded', `${english.number(ad.executed)} ${ad.coinCode}`],
    ['Time to pay', `${ad.payMinutes} min`],
    ['Payment methods', ad.paymethods.map(({ paymethodName }) => paymethodName).join(', ')],
    ['Orders', ad.wantsAcceptance ? 'the advertiser accepts each' : 'begin at once'],
    ['Who may take it', conditions.length === 0 ? 'everybody' : conditions.join('; ')],
    ['In the market', visibility(ad)],
    ['Published (UTC)', <MomentText key="created" at={ad.createdAt} />],
    ['Changed (UTC)', <MomentText key="changed" at={ad.changedAt} />],
  ];
  return facts;
}

function visibility({ isHidden, hiddenReasons, state }: ModeratedAd): string {
  if (hiddenReasons.length > 0) return `not listed: ${hiddenText(hiddenReasons)}`;
  if (state !== 'online') return 'not listed: it is not online';
  return isHidden ? 'private: only by its code' : 'listed';
}
