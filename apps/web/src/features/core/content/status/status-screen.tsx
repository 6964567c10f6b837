import { Banner } from '@peerbourse/ui/feedback/banner';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { statusReportQuery } from '#queries/content/status-report.query.ts';
import { useBrand } from '#site/site-settings.ts';
import { IncidentCard } from './incident-card.tsx';
import { type Incident, incidentGroups, partKey, type Report, stateTones, worstState } from './part-state.ts';

/** How the exchange does, in one sentence, by part, and in what has happened. */
export function StatusScreen() {
  const t = useText('content');
  const brand = useBrand().name;
  return (
    <div className="page py-8 tablet:py-10">
      <PageHead page="status" />
      <div className="mx-auto grid max-w-200 gap-6">
        <div>
          <h1 className="text-32 font-bold tablet:text-40">{t('status_title')}</h1>
          <p className="mt-2 text-16 text-ink-soft">{t('status_lead', { brand })}</p>
        </div>
        <QueryBoundary query={statusReportQuery} fallback={<Skeleton shape="block" className="h-160" />}>
          {(report) => <StatusReport report={report} />}
        </QueryBoundary>
      </div>
    </div>
  );
}

function StatusReport({ report: { at, parts, incidents } }: { report: Report }) {
  const format = useFormat();
  const t = useText('content');
  const worst = worstState(parts);
  const { open, planned, over } = incidentGroups(incidents);
  return (
    <>
      <div>
        <Banner tone={stateTones[worst]}>
          <p role="status" className="text-18 font-bold">
            {t(`summary_${worst}`)}
          </p>
        </Banner>
        <p className="mt-2 flex flex-wrap gap-x-1.5 text-13 text-ink-soft">
          {t('status_at')}
          <time dateTime={at} className="figure">
            {format.moment(at)}
          </time>
          <span>{t('status_refreshes')}</span>
        </p>
      </div>
      <PartList parts={parts} />
      {open.length > 0 && <Incidents name="open" title={t('incidents_open')} incidents={open} />}
      {planned.length > 0 && <Incidents name="planned" title={t('incidents_planned')} incidents={planned} />}
      {over.length > 0 && <Incidents name="over" title={t('incidents_over')} incidents={over} />}
      {incidents.length === 0 && <p className="text-ink-soft">{t('incidents_none')}</p>}
    </>
  );
}

function PartList({ parts }: { parts: Report['parts'] }) {
  const t = useText('content');
  return (
    <section aria-labelledby="parts">
      <h2 id="parts" className="mb-3 text-20 font-bold">
        {t('status_parts')}
      </h2>
      <ul className="divide-y divide-line rounded-large border border-line">
        {parts.map(({ part, state }) => (
          <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3.5 tablet:px-6">
            <span className="min-w-0 font-semibold">{t(partKey(part))}</span>
            <StatusTag tone={stateTones[state]} label={t(`state_${state}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Incidents({ name, title, incidents }: { name: string; title: string; incidents: readonly Incident[] }) {
  return (
    <section aria-labelledby={`incidents-${name}`} className="grid gap-3">
      <h2 id={`incidents-${name}`} className="text-20 font-bold">
        {title}
      </h2>
      {incidents.map((incident) => (
        <IncidentCard key={incident.name} incident={incident} />
      ))}
    </section>
  );
}
