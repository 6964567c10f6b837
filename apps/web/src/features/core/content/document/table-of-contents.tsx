import type { Block } from '@peerbourse/contract/core/content/rich-text.shape';
import { plainText } from '@peerbourse/ui/prose/rich-text';
import { ChevronDown } from 'lucide-react';
import type { ShownLanguage } from '#base/i18n/shown-language.ts';
import { useText } from '#base/i18n/texts.tsx';

const fewest = 3;

type Heading = Extract<Block, { kind: 'heading' }>;

/** The headings that a list of contents would have; a short text has none. */
export function contentsOf(blocks: readonly Block[]): readonly Heading[] {
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2);
  return headings.length < fewest ? [] : headings;
}

interface TableOfContentsProps {
  headings: readonly Heading[];
  marks: ShownLanguage['marks'];
}

/** Stays beside the text on a wide screen; on others it opens above it, so that the text is not far away. */
export function TableOfContents({ headings, marks }: TableOfContentsProps) {
  const t = useText('content');
  return (
    <nav aria-label={t('contents')} className="rounded-large bg-sunken desktop:sticky desktop:top-6 print:hidden">
      <details className="group desktop:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-large px-4 font-semibold">
          {t('contents')}
          <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <Contents headings={headings} marks={marks} />
      </details>
      <div className="hidden pt-3 desktop:block">
        <p aria-hidden="true" className="px-4 pb-1 text-13 font-semibold text-ink-soft">
          {t('contents')}
        </p>
        <Contents headings={headings} marks={marks} />
      </div>
    </nav>
  );
}

function Contents({ headings, marks }: TableOfContentsProps) {
  return (
    <ol {...marks} className="px-4 pb-3">
      {headings.map(({ anchor, spans }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="flex min-h-11 items-center py-1 leading-snug text-ink-soft wrap-anywhere hover:text-ink hover:underline mouse:min-h-8"
          >
            {plainText(spans)}
          </a>
        </li>
      ))}
    </ol>
  );
}
