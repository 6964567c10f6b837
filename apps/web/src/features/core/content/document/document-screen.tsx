import type { DocumentKind, FixedPage } from '@peerbourse/contract/core/content/kind.shape';
import { localeOf } from '@peerbourse/contract/locales';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { RichText } from '@peerbourse/ui/prose/rich-text';
import { type ShownLanguage, useShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { Breadcrumb, type Step } from '#parts/breadcrumb.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { documentTextQuery } from '#queries/content/document-text.query.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { useBrand } from '#site/site-settings.ts';
import { HelpContact } from '../help-contact.tsx';
import { listPaths } from '../list-paths.ts';
import { renderLink } from '../render-link.tsx';
import { DocumentHead, type ReadDocument } from './document-head.tsx';
import { documentSchemas } from './document-schema.ts';
import { LanguageNote } from './language-note.tsx';
import { RelatedList } from './related-list.tsx';
import { contentsOf, TableOfContents } from './table-of-contents.tsx';

interface DocumentScreenProps {
  kind: DocumentKind;
  slug: string;
  /** Known from loading: there is no such text. */
  isMissing: boolean;
}

/** One text to read: an article, an announcement, an answer, or a page such as the terms. */
export function DocumentScreen({ kind, slug, isMissing }: DocumentScreenProps) {
  if (isMissing) return <MissingPage />;
  return (
    <QueryBoundary query={documentTextQuery(kind, slug)} fallback={<AwaitedDocument />} refused={<MissingPage />}>
      {(document) => <FoundDocument document={document} />}
    </QueryBoundary>
  );
}

function FoundDocument({ document }: { document: ReadDocument }) {
  const { kind, languages, related } = document;
  const { marks, foreign } = useShownLanguage(document.language);
  const headings = contentsOf(document.blocks);
  const list = useListOf(kind);
  return (
    <div {...documentSchemas[kind].page} className="page py-4 tablet:py-6">
      <DocumentPageHead document={document} />
      <div className={`mx-auto grid max-w-176 gap-4 *:max-w-176 ${headings.length > 0 ? 'desktop:max-w-256' : ''}`}>
        <Breadcrumb steps={list ? [list] : []} />
        {foreign && <LanguageNote shown={foreign} languages={languages} />}
        <DocumentArticle document={document} headings={headings} marks={marks} />
        {list && <RelatedList path={list.to} related={related} />}
        {kind === 'help' && <HelpContact />}
      </div>
    </div>
  );
}

interface DocumentArticleProps {
  document: ReadDocument;
  headings: ReturnType<typeof contentsOf>;
  marks: ShownLanguage['marks'];
}

/** The contents stand between title and text, and on a wide screen beside both. */
function DocumentArticle({ document, headings, marks }: DocumentArticleProps) {
  const { kind, picture, blocks } = document;
  const schema = documentSchemas[kind];
  return (
    <article
      {...schema.root}
      className={`grid min-w-0 gap-x-16 gap-y-6 ${headings.length > 0 ? 'desktop:max-w-none! desktop:grid-cols-[minmax(0,44rem)_16rem]' : ''}`}
    >
      <div className="grid min-w-0 gap-6">
        <DocumentHead document={document} marks={marks} />
        {picture && <img src={picture} alt="" className="aspect-video w-full rounded-large bg-sunken object-cover" />}
      </div>
      {headings.length > 0 && (
        <div className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          <TableOfContents headings={headings} marks={marks} />
        </div>
      )}
      <div {...schema.body} className="min-w-0">
        <div {...schema.text} {...marks}>
          <RichText blocks={blocks} renderLink={renderLink} />
        </div>
      </div>
      {kind !== 'help' && <DocumentMeta document={document} />}
    </article>
  );
}

/** What search engines want to know and readers see elsewhere. */
function DocumentMeta({ document: { kind, slug, picture, language } }: { document: ReadDocument }) {
  const brand = useBrand().name;
  const { siteUrl } = usePage();
  return (
    <div hidden>
      <meta itemProp="image" content={`${siteUrl}${picture || cardPicture(language, kind, slug)}`} />
      <meta itemProp="inLanguage" content={localeOf(language).htmlLang} />
      <span itemProp="publisher" itemScope itemType="https://schema.org/Organization">
        <meta itemProp="name" content={brand} />
        <meta itemProp="url" content={siteUrl} />
      </span>
    </div>
  );
}

function cardPicture(language: string, kind: string, slug: string): string {
  return `/files/og/${language}/${kind}/${slug}.png`;
}

/** Pages that the site itself links to have titles that operators write; every other text is its own title. */
function DocumentPageHead({ document }: { document: ReadDocument }) {
  const { kind, slug, title, summary, language, languages, publishedAt } = document;
  const shown = { language, languages, kind: 'article', publishedAt } as const;
  if (kind === 'page') return <PageHead page={slug as FixedPage} {...shown} kind="website" />;
  return <PageHead title={title} description={summary} image={cardPicture(language, kind, slug)} {...shown} />;
}

/** The list that a text stands in. */
function useListOf(kind: DocumentKind): Step | undefined {
  const common = useText('common');
  const t = useText('content');
  const names = { article: common('nav_insights'), announcement: t('announcements_title'), help: t('help_title'), page: '' };
  const to = listPaths[kind];
  return to === undefined ? undefined : { name: names[kind], to };
}

/** Nobody should find a page in a search engine that could not be written in time. */
function AwaitedDocument() {
  const brand = useBrand().name;
  return (
    <div className="page py-6">
      <title>{brand}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-176 gap-5">
        <Skeleton className="h-10" />
        <Skeleton className="h-20" />
        <Skeleton shape="block" className="h-120" />
      </div>
    </div>
  );
}
