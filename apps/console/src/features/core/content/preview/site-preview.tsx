import { type ContentKind, tones } from '@peerbourse/contract/core/content/kind.shape';
import type { LocaleCode } from '@peerbourse/contract/locales';
import { Banner } from '@peerbourse/ui/feedback/banner';
import type { ReactNode } from 'react';
import { optionText } from '../content-text.ts';
import { type Draft, lineOf, textOf } from '../draft/draft.form.ts';
import { TextPreview } from '../rich-text/text-preview.tsx';
import { useBrand } from './use-brand.ts';

export interface SitePreviewProps {
  kind: ContentKind;
  name: string;
  draft: Draft;
  /** The language that is shown, after falling back. */
  locale: LocaleCode;
}

/** An item as it stands on the site. */
export function SitePreview({ kind, name, draft, locale }: SitePreviewProps) {
  const fill = useBrand();
  const Shape = shapes[kind];
  return (
    <Shape
      name={name}
      fields={draft.fields}
      body={textOf(draft, locale, 'body')}
      locale={locale}
      said={(text) => fill(textOf(draft, locale, text))}
    />
  );
}

interface ShapeProps {
  name: string;
  fields: Draft['fields'];
  /** Markdown, of the kinds that have it. */
  body: string;
  locale: LocaleCode;
  /** A text by its name, with the names of the exchange filled in. */
  said: (text: string) => string;
}

function MenuEntry({ said }: ShapeProps) {
  return (
    <div className="grid gap-6 tablet:grid-cols-2">
      <div className="flex h-14 items-center rounded-medium border border-line bg-canvas px-4">
        <span className="text-14 font-semibold">{said('label') || <Nothing />}</span>
      </div>
      <div className="rounded-medium border border-line bg-canvas p-2 shadow-float">
        <div className="rounded-small px-3 py-2">
          <p className="text-14 font-semibold">{said('label') || <Nothing />}</p>
          {said('hint') && <p className="text-13 text-ink-soft">{said('hint')}</p>}
        </div>
      </div>
    </div>
  );
}

function Card({ said, fields: { picture } }: ShapeProps) {
  return (
    <article className="grid max-w-100 overflow-hidden rounded-large border border-line bg-canvas">
      {typeof picture === 'string' && picture !== '' && (
        <img src={`/files/content/${picture}`} alt="" className="aspect-video w-full object-cover" />
      )}
      <div className="grid justify-items-start gap-2 p-5">
        <h3 className="text-18 font-semibold">{said('title') || <Nothing />}</h3>
        {said('body') && <p className="text-14 whitespace-pre-line text-ink-soft">{said('body')}</p>}
        {said('action') && (
          <span className="mt-1 rounded-medium bg-brand px-4 py-2 text-14 font-semibold text-white">{said('action')}</span>
        )}
      </div>
    </article>
  );
}

function NoticeStrip({ said, fields }: ShapeProps) {
  return (
    <Banner
      tone={tones.find((known) => known === fields.tone) ?? 'info'}
      shape="strip"
      action={said('action') && <span className="font-semibold text-brand">{said('action')}</span>}
    >
      {said('text') || <Nothing />}
    </Banner>
  );
}

function Group({ said, fields }: ShapeProps) {
  return (
    <div className="max-w-100 rounded-large border border-line bg-canvas p-5">
      <p className="text-16 font-semibold">{said('name') || <Nothing />}</p>
      {said('hint') && <p className="text-13 text-ink-soft">{said('hint')}</p>}
      <p dir="ltr" className="mt-2 text-13 break-all text-brand">
        {lineOf(fields.to)}
      </p>
    </div>
  );
}

function SearchResult({ said, name }: ShapeProps) {
  return (
    <div className="max-w-150 rounded-medium bg-canvas p-5">
      <p dir="ltr" className="text-12 text-ink-soft">
        {name === 'home' ? '/' : `/${name}`}
      </p>
      <p className="text-20 text-brand">{said('title') || <Nothing />}</p>
      <p className="mt-1 text-13 whitespace-pre-line text-ink-soft">{said('description')}</p>
    </div>
  );
}

function Stopped({ said, fields }: ShapeProps) {
  return (
    <div className="mx-auto max-w-120 py-10 text-center">
      <h3 className="text-28 font-semibold">{said('title') || <Nothing />}</h3>
      <p className="mt-3 text-14 whitespace-pre-line text-ink-soft">{said('body')}</p>
      {fields.isStopped !== true && (
        <p lang="en" dir="ltr" className="mt-6 text-13 text-warn">
          The service is not stopped by this version: nobody would see it.
        </p>
      )}
    </div>
  );
}

function Closed({ said }: ShapeProps) {
  return <Banner tone="warning">{said('note') || <Nothing />}</Banner>;
}

function Document({ said, fields, body, locale }: ShapeProps) {
  const above = [fields.category, fields.impact, fields.phase].map(lineOf).filter(Boolean).map(optionText).join(', ');
  return (
    <article className="mx-auto max-w-180 rounded-large bg-canvas px-5 py-6 tablet:px-8">
      {above && (
        <p lang="en" className="text-13 font-semibold text-brand">
          {above}
        </p>
      )}
      <h3 className="text-28 font-semibold">{said('title') || <Nothing />}</h3>
      {said('summary') && <p className="mt-2 text-16 whitespace-pre-line text-ink-soft">{said('summary')}</p>}
      <div className="mt-6">
        <TextPreview source={body} locale={locale} />
      </div>
    </article>
  );
}

function Nothing() {
  return <span className="text-ink-faint">…</span>;
}

const shapes: Record<ContentKind, (props: ShapeProps) => ReactNode> = {
  menu: MenuEntry,
  banner: Card,
  campaign: Card,
  notice: NoticeStrip,
  community: Group,
  'page-title': SearchResult,
  article: Document,
  announcement: Document,
  help: Document,
  page: Document,
  incident: Document,
  maintenance: Stopped,
  restriction: Closed,
};
