import { ButtonLink } from '@peerbourse/ui/actions/button-link';
import { Mail } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { useBrand } from '#site/site-settings.ts';

/** Where to write when no answer fits. */
export function HelpContact() {
  const t = useText('content');
  const { supportAddress } = useBrand();
  if (!supportAddress) return null;
  return (
    <section
      aria-labelledby="help-contact"
      className="flex flex-wrap items-center justify-between gap-4 rounded-large bg-sunken p-5 tablet:p-6 print:hidden"
    >
      <div className="min-w-0">
        <h2 id="help-contact" className="text-18 font-bold">
          {t('help_contact_title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('help_contact_body')}</p>
      </div>
      <ButtonLink href={`mailto:${supportAddress}`} variant="secondary" size="medium" iconStart={<Mail size={16} />}>
        <bdi className="wrap-anywhere">{supportAddress}</bdi>
      </ButtonLink>
    </section>
  );
}
