import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import type { Advertiser } from '#queries/p2p-users/advertiser-page.query.ts';

/** What is special between the visitor and the advertiser, if anything. */
export function StandingNote({ advertiser }: { advertiser: Advertiser }) {
  if (advertiser.isYou) return <OwnPage />;
  return advertiser.block ? <BlockNote advertiser={advertiser} block={advertiser.block} /> : null;
}

function OwnPage() {
  const t = useText('p2p');
  return (
    <Banner
      tone="info"
      action={
        <span className="flex flex-wrap gap-2">
          <LinkButton to="/p2p-trade/ads" variant="secondary" size="small">
            {t('my_ads')}
          </LinkButton>
          <LinkButton to="/p2p-trade/center" variant="secondary" size="small">
            {t('my_center')}
          </LinkButton>
        </span>
      }
    >
      {t('own_page')}
    </Banner>
  );
}

interface BlockNoteProps {
  advertiser: Advertiser;
  block: NonNullable<Advertiser['block']>;
}

function BlockNote({ advertiser: { nickName: name }, block }: BlockNoteProps) {
  const t = useText('p2p');
  return <Banner tone="warning">{t(block === 'by-you' ? 'block_by_you' : 'block_by_them', { name })}</Banner>;
}
