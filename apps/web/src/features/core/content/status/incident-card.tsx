import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { RichText } from '@peerbourse/ui/prose/rich-text';
import { useShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import { LanguageTag } from '../language-tag.tsx';
import { renderLink } from '../render-link.tsx';
import { type Incident, partKey, stateTones } from './part-state.ts';

/** What happened or will happen, to which parts, and how far it is. */
export function IncidentCard({ incident }: { incident: Incident }) {
  const { title, impact, phase, language, blocks } = incident;
  const t = useText('content');
  const { marks } = useShownLanguage(language);
  const isOver = phase === 'over';
  return (
    <article className="grid gap-4 rounded-large border border-line p-4 tablet:p-6">
      <div className="flex flex-wrap items-center gap-2">
        <StatusTag tone={isOver ? 'success' : stateTones[impact]} label={isOver ? t('phase_over') : t(`state_${impact}`)} />
        {!isOver && <span className="text-14 text-ink-soft">{t(`phase_${phase}`)}</span>}
        <LanguageTag language={language} />
      </div>
      <h3 {...marks} className="text-18 font-bold wrap-anywhere">
        {title}
      </h3>
      <div {...marks} className="min-w-0">
        <RichText blocks={blocks} renderLink={renderLink} />
      </div>
      <IncidentFacts incident={incident} />
    </article>
  );
}

function IncidentFacts({ incident: { parts, startsAt, endsAt, changedAt } }: { incident: Incident }) {
  const t = useText('content');
  return (
    <DefinitionList
      definitions={[
        { name: t('incident_parts'), value: parts.map((part) => t(partKey(part))).join(' · ') },
        { name: t('incident_from'), value: <Moment at={startsAt} /> },
        ...(endsAt === null ? [] : [{ name: t('incident_until'), value: <Moment at={endsAt} /> }]),
        { name: t('incident_changed'), value: <Moment at={changedAt} /> },
      ]}
    />
  );
}
