import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { optionsOf, useKnown } from '#base/api/read.ts';
import { closeForGood, useIsClosed } from '#base/lib/closed-marks.ts';
import { matchingCampaignQuery } from '#queries/content/matching-campaign.query.ts';
import { suggestedLanguageQuery } from '#queries/languages/suggested-language.query.ts';
import { languageAnswered } from '#site/preferences/language-choice.ts';
import { useSession } from '#site/session/use-session.ts';
import { type Campaign, CampaignCard } from './campaign-card.tsx';
import { GuideOffer } from './guide-offer.tsx';

/** At the edge of the window, one thing for one visit: a campaign that fits this visitor, or the way to the guide. */
export function Corner() {
  const { isLogin, isReady } = useSession();
  const { data, isFetched } = useQuery<{ campaign: Campaign | null }>(optionsOf(matchingCampaignQuery));
  const wasClosed = useIsClosed();
  const [isOver, setIsOver] = useState(false);
  const hasLookedOn = useHasLookedOn();
  const suggested = useKnown(suggestedLanguageQuery(navigator.languages))?.locale;
  // On a phone both would lie in the same place, and the language comes first.
  const isLanguageAsked = Boolean(suggested) && !wasClosed(languageAnswered);
  if (!isReady || !isFetched || !hasLookedOn || isLanguageAsked || isOver) return null;
  const campaign = data?.campaign;
  const mark = `campaign:${campaign?.name}`;
  if (!campaign || wasClosed(mark)) return isLogin ? null : <GuideOffer />;
  const close = () => {
    closeForGood(mark);
    setIsOver(true);
  };
  return <CampaignCard campaign={campaign} onClose={close} />;
}

/** The first screen stays clear of it: on a phone it would cover the one thing to do there. */
function useHasLookedOn(): boolean {
  const [hasLookedOn, setHasLookedOn] = useState(false);
  useEffect(() => {
    const prices = document.getElementById('prices');
    if (!prices) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setHasLookedOn(true);
    });
    seen.observe(prices);
    return () => seen.disconnect();
  }, []);
  return hasLookedOn;
}
