import { Banner } from '@peerbourse/ui/feedback/banner';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { hongKongNoticeQuery } from '#queries/restrictions/hong-kong-notice.query.ts';
import { useBrand } from '#site/site-settings.ts';

/** Whoever comes from Hong Kong learns before the form what the rules there allow. */
export function HongKongBanner() {
  const t = useText('auth');
  const brand = useBrand().name;
  const notice = useRead(hongKongNoticeQuery);
  if (!notice?.show) return null;
  return <Banner tone="warning">{t(notice.canRegister ? 'hong_kong_notice' : 'hong_kong_closed', { brand })}</Banner>;
}
