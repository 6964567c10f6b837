import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';

/** Said before a change that keeps withdrawals and sales back for a day. */
export function HoldNote() {
  const t = useText('security');
  return <Banner tone="warning">{t('hold_note')}</Banner>;
}
