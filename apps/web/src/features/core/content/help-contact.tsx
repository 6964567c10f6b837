import { ButtonLink } from '@peerbourse/ui/actions/button-link';
import { Mail, MessageCircleQuestionMark } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { useBrand } from '#site/site-settings.ts';

/** Where to write when no answer fits. */
export function HelpContact() {
  const t = useText('content');
  const common = useText('common');
  const { supportAddress } = useBrand();
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
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/support" size="medium" iconStart={<MessageCircleQuestionMark size={16} />}>
          {common('contact_support')}
        </LinkButton>
        {supportAddress && (
          <ButtonLink href={`mailto:${supportAddress}`} variant="secondary" size="medium" iconStart={<Mail size={16} />}>
            <bdi className="wrap-anywhere">{supportAddress}</bdi>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
