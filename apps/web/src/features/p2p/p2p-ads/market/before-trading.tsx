import type { EligibilityReason, MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { useReasonText } from '#features/p2p/shared/reason-text.ts';
import { reasonsOfAll } from './reasons-of-all.ts';

/** What keeps somebody from every offer is said once, above them all, with the way out. */
export function BeforeTrading({ ads }: { ads: readonly MarketAd[] }) {
  const t = useText('p2p');
  const reasons = reasonsOfAll(ads);
  if (reasons.length === 0) return null;
  return (
    <Banner tone="info" action={<WaysOut reasons={reasons} />}>
      {t('before_trading')}
    </Banner>
  );
}

function WaysOut({ reasons }: { reasons: readonly EligibilityReason[] }) {
  const textOf = useReasonText();
  return (
    <span className="flex flex-wrap gap-2">
      {reasons.map(textOf).map(
        ({ long, fix }) =>
          fix && (
            <LinkButton key={long} to={fix.to} size="small" variant="secondary">
              {fix.label}
            </LinkButton>
          ),
      )}
    </span>
  );
}
