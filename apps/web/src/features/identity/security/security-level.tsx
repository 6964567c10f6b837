import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { ProgressBar } from '@peerbourse/ui/figures/progress-bar';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type SecurityOverview, securityOverviewQuery } from '#queries/security/security-overview.query.ts';
import { checklistAddresses, checklistLength, missingItems } from './checklist.ts';
import { Holds } from './holds.tsx';

const tones = { 1: 'error', 2: 'warning', 3: 'success' } as const;
const bars = { 1: 'warn', 2: 'warn', 3: 'good' } as const;

/** How well the account is protected, what is held back, and what is missing. */
export function SecurityLevel({ isVerified }: { isVerified: boolean }) {
  return (
    <QueryBoundary query={securityOverviewQuery} fallback={<Skeleton shape="block" className="h-110" />}>
      {(overview) => (
        <>
          <Holds holds={overview.holds} />
          <LevelPanel overview={overview} isVerified={isVerified} />
        </>
      )}
    </QueryBoundary>
  );
}

function LevelPanel({ overview, isVerified }: { overview: SecurityOverview; isVerified: boolean }) {
  const t = useText('security');
  const missing = missingItems(overview, isVerified);
  const level = overview.level >= 3 ? 3 : overview.level === 2 ? 2 : 1;
  return (
    <Panel title={t('level_title')} aside={<StatusTag tone={tones[level]} label={t('level', { level: String(level) })} />}>
      <ProgressBar
        label={t('level_title')}
        isLabelHidden
        value={(checklistLength - missing.length) / checklistLength}
        text={t('level_done', { done: checklistLength - missing.length, all: checklistLength })}
        tone={bars[level]}
      />
      {missing.length === 0 ? (
        <p className="mt-4 flex items-center gap-2 text-14 text-good">
          <CircleCheck size={18} aria-hidden="true" className="shrink-0" />
          {t('level_complete')}
        </p>
      ) : (
        <ul className="mt-3">
          {missing.map((item) => (
            <li key={item} className="border-t border-line first:border-t-0">
              <Link
                to={checklistAddresses[item]}
                className="group flex min-h-11 items-center gap-3 rounded-small py-3 hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold group-hover:text-brand">{t(`check_${item}`)}</span>
                  <span className="block text-13 text-ink-soft">{t(`check_${item}_why`)}</span>
                </span>
                <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-faint rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
