import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';

/** Somebody, perhaps in another tab, has changed the ad since the form was filled with it. */
export function ChangedMeanwhile({ onLoad }: { onLoad: () => void }) {
  const t = useText('p2p-ads');
  return (
    <Banner
      tone="warning"
      isSpoken
      action={
        <Button variant="secondary" size="small" onClick={onLoad}>
          {t('changed_load')}
        </Button>
      }
    >
      <p className="font-semibold">{t('changed_title')}</p>
      <p>{t('changed_text')}</p>
    </Banner>
  );
}
