import type { CallOutput } from '@peerbourse/contract/call';
import type { documentText } from '@peerbourse/contract/core/content/document-text';
import { Button } from '@peerbourse/ui/actions/button';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Day } from '../day.tsx';
import { listPaths } from '../list-paths.ts';
import { addressOf } from '../list-place.ts';
import { useTopicName } from '../topics.ts';
import { CopyLink } from './copy-link.tsx';
import { documentSchemas } from './document-schema.ts';
import { readingMinutes } from './reading-minutes.ts';

export type ReadDocument = CallOutput<typeof documentText>;

/** Title, summary, and what is known about the text. */
export function DocumentHead({ document, marks }: { document: ReadDocument; marks: ShownLanguage['marks'] }) {
  const { kind, title, summary, category } = document;
  const schema = documentSchemas[kind];
  const path = listPaths[kind];
  return (
    <header className="grid gap-3">
      {path && <TopicLink to={kind === 'help' ? `${path}#topic-${category}` : addressOf(path, { category })} topic={category} />}
      <div {...marks} className="grid gap-3">
        <h1 {...schema.title} className="text-28 font-bold wrap-anywhere tablet:text-40">
          {title}
        </h1>
        <p {...schema.summary} className="text-16 text-ink-soft wrap-anywhere tablet:text-20">
          {summary}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-4">
        <Facts document={document} />
        <div className="flex gap-2 print:hidden">
          <CopyLink />
          {kind === 'page' && <PrintButton />}
        </div>
      </div>
    </header>
  );
}

function TopicLink({ to, topic }: { to: string; topic: string }) {
  const nameOf = useTopicName();
  return (
    <Link
      to={to}
      className="-mb-2 inline-flex min-h-11 items-center justify-self-start font-semibold text-brand hover:underline mouse:min-h-8 print:hidden"
    >
      {nameOf(topic)}
    </Link>
  );
}

/** News count from the day when they appeared; answers and rules from the day since when they hold. */
function Facts({ document: { kind, publishedAt, changedAt, blocks } }: { document: ReadDocument }) {
  const t = useText('content');
  const isNews = kind === 'article' || kind === 'announcement';
  const wasChanged = changedAt.slice(0, 10) !== publishedAt.slice(0, 10);
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-ink-soft">
      {isNews && (
        <Fact name={t('published')}>
          <Day at={publishedAt} name="datePublished" />
        </Fact>
      )}
      {(!isNews || wasChanged) && (
        <Fact name={t('changed')}>
          <Day at={changedAt} {...(kind === 'help' ? {} : { name: 'dateModified' })} />
        </Fact>
      )}
      {kind === 'article' && <p>{t('reading_minutes', { count: readingMinutes(blocks) })}</p>}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-1.5">
      <span>{name}</span>
      {children}
    </p>
  );
}

function PrintButton() {
  const t = useText('content');
  return (
    <Button variant="secondary" size="small" iconStart={<Printer size={14} />} onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
}
