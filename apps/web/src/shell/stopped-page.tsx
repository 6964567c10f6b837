import { Picture } from '@peerbourse/ui/feedback/picture';
import { useRead } from '#base/api/read.ts';
import { useShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import { maintenanceStatusQuery } from '#queries/site/maintenance-status.query.ts';
import { useBrand } from '#site/site-settings.ts';

/** Stands in for every page while the service is stopped: why, until when, and where to look. */
export function StoppedPage() {
  const t = useText('common');
  const brand = useBrand().name;
  const status = useRead(maintenanceStatusQuery);
  const { marks } = useShownLanguage(status?.language ?? 'en');
  if (!status) return null;
  return (
    <div className="page grid flex-1 content-center justify-items-center gap-3 py-20 text-center">
      <title>{`${status.title} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <Picture name="broken" />
      <h1 {...marks} className="text-24 font-bold wrap-anywhere tablet:text-32">
        {status.title}
      </h1>
      <p {...marks} className="max-w-[56ch] text-16 whitespace-pre-line text-ink-soft wrap-anywhere">
        {status.body}
      </p>
      {status.endsAt !== null && (
        <p className="flex flex-wrap justify-center gap-x-1.5 font-semibold">
          {t('stopped_until')} <Moment at={status.endsAt} />
        </p>
      )}
      <LinkButton to="/status" variant="secondary" className="mt-3">
        {t('stopped_status')}
      </LinkButton>
    </div>
  );
}
