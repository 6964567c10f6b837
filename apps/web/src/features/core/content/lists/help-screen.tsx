import type { DocumentEntry } from '@peerbourse/contract/core/content/document.shape';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { SearchField } from '@peerbourse/ui/fields/search-field';
import { useState } from 'react';
import { useShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { documentListQuery } from '#queries/content/document-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { HelpContact } from '../help-contact.tsx';
import { LanguageTag } from '../language-tag.tsx';
import { helpTopics, useTopicName } from '../topics.ts';
import { answersAbout } from './answers-about.ts';
import { ListHead } from './list-head.tsx';

export function HelpScreen() {
  const t = useText('content');
  return (
    <div className="page py-8 tablet:py-10">
      <PageHead page="help" />
      <ListHead title={t('help_title')} lead={t('help_lead')} />
      <div className="grid gap-8 pt-6">
        <QueryBoundary query={documentListQuery({ kind: 'help' })} fallback={<Skeleton shape="block" className="h-96" />}>
          {({ documents }) => (documents.length === 0 ? <NothingYet text={t('help_none')} /> : <Answers documents={documents} />)}
        </QueryBoundary>
        <HelpContact />
      </div>
    </div>
  );
}

/** Everything is there from the start; typing leaves what fits. */
function Answers({ documents }: { documents: readonly DocumentEntry[] }) {
  const t = useText('content');
  const [typed, setTyped] = useState('');
  const fitting = answersAbout(documents, typed);
  return (
    <>
      <div role="search" className="max-w-120">
        <SearchField
          label={t('help_search')}
          placeholder={t('help_search')}
          clearLabel={t('help_search_clear')}
          value={typed}
          onChange={setTyped}
        />
        <p role="status" className="sr-only">
          {typed.trim() === '' ? '' : fitting.length === 0 ? t('help_not_found') : t('help_found', { count: fitting.length })}
        </p>
      </div>
      {fitting.length === 0 && <NothingYet picture="search" title={t('help_not_found')} text={t('help_not_found_body')} />}
      <div itemScope itemType="https://schema.org/FAQPage" className="grid gap-8 empty:hidden">
        {helpTopics.map((topic) => {
          const answers = fitting.filter(({ category }) => category === topic);
          return answers.length > 0 && <Section key={topic} topic={topic} answers={answers} />;
        })}
      </div>
    </>
  );
}

function Section({ topic, answers }: { topic: string; answers: readonly DocumentEntry[] }) {
  const nameOf = useTopicName();
  return (
    <section aria-labelledby={`topic-${topic}`} className="grid items-start gap-3 tablet:grid-cols-[200px_1fr] tablet:gap-6">
      <h2 id={`topic-${topic}`} className="text-18 font-bold tablet:pt-4">
        {nameOf(topic)}
      </h2>
      <ul className="min-w-0 divide-y divide-line overflow-hidden rounded-large border border-line">
        {answers.map((entry) => (
          <li key={entry.slug} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
            <AnswerRow entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The whole row leads to the answer; its summary is the short one. */
function AnswerRow({ entry: { slug, title, summary, language } }: { entry: DocumentEntry }) {
  const { marks } = useShownLanguage(language);
  return (
    <div className="group relative grid gap-1.5 p-4 hover:bg-sunken tablet:px-5">
      <div {...marks} className="grid gap-1">
        <h3 itemProp="name" className="text-16 font-semibold wrap-anywhere">
          <Link to={`/help/${slug}`} className="group-hover:underline after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
          <p itemProp="text" className="text-ink-soft wrap-anywhere">
            {summary}
          </p>
        </div>
      </div>
      <LanguageTag language={language} />
    </div>
  );
}
