import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import type { ReactNode } from 'react';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import type { VerificationState } from '#queries/verification/verification-state.query.ts';
import { documentText } from './document-text.ts';

interface StateCardProps {
  icon: ReactNode;
  title: string;
  lead: string;
  state: VerificationState;
  children?: ReactNode;
}

/** What became of an application: a sign, a sentence, what follows from it, and what was sent. */
export function StateCard({ icon, title, lead, state, children }: StateCardProps) {
  const t = useText('verification');
  return (
    <section className="grid gap-5 rounded-large border border-line p-4 tablet:p-8">
      <div className="flex items-start gap-4">
        {icon}
        <div className="min-w-0">
          <h2 className="text-20 font-bold">{title}</h2>
          <p className="mt-1 max-w-140 text-14 text-ink-soft">{lead}</p>
        </div>
      </div>
      {children}
      <DefinitionList definitions={useDefinitions(t, state)} />
    </section>
  );
}

function useDefinitions(
  t: ReturnType<typeof useText<'verification'>>,
  { name, documentType, country, submittedAt, decidedAt, expiry }: VerificationState,
) {
  const nameOf = useCountryName();
  const format = useFormat();
  return [
    ...(name ? [{ name: t('applicant'), value: name }] : []),
    ...(documentType && country
      ? [{ name: t('document'), value: t('document_of', { document: t(documentText[documentType].name), country: nameOf(country) }) }]
      : []),
    ...(expiry ? [{ name: t('review_expires_on'), value: format.day(expiry.endsOn), isFigure: true }] : []),
    ...(submittedAt ? [{ name: t('submitted_at'), value: <Moment at={submittedAt} /> }] : []),
    ...(decidedAt ? [{ name: t('decided_at'), value: <Moment at={decidedAt} /> }] : []),
  ];
}
