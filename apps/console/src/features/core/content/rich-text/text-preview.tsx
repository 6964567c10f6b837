import { type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { RichText } from '@peerbourse/ui/prose/rich-text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDebouncedValue } from '#parts/use-debounced-value.ts';
import { previewTextQuery } from './preview-text.query.ts';

export interface TextPreviewProps {
  source: string;
  locale: LocaleCode;
}

/** A text as readers will see it, a moment after it was typed, and what of it will not be kept. */
export function TextPreview({ source, locale }: TextPreviewProps) {
  const settled = useDebouncedValue(source, 250);
  const { data, isError, error } = useQuery(previewTextQuery(settled));
  const { htmlLang, direction } = localeOf(locale);
  return (
    <div className="grid content-start gap-3" aria-busy={!data && !isError}>
      {isError && <p className="text-13 text-down">{error.message}</p>}
      {data && data.dropped.length > 0 && <DroppedParts dropped={data.dropped} />}
      {data && (
        <div lang={htmlLang} dir={direction}>
          <RichText blocks={data.blocks} renderLink={({ to, children }) => <DeadLink to={to}>{children}</DeadLink>} />
        </div>
      )}
    </div>
  );
}

/** What readers will not see of a text, or do not see of one that is saved. */
export function DroppedParts({ dropped, isSaved = false }: { dropped: readonly string[]; isSaved?: boolean }) {
  return (
    <div className="rounded-medium bg-warn-tint px-3.5 py-2.5 text-13">
      <p className="font-semibold text-warn">{isSaved ? 'Readers will not see' : 'Will not be kept'}</p>
      <ul className="list-disc ps-5 break-words">
        {[...new Set(dropped)].map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}

/** In the console a link of the site would lead nowhere. */
function DeadLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <span title={to} className="text-brand underline underline-offset-2">
      {children}
    </span>
  );
}
