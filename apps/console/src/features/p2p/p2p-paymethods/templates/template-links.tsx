import { p2pFragment } from '#desk/p2p-address.ts';
import { StateTag } from '#parts/state-tag.tsx';
import { useFilters, withFilters } from '#shell/use-screen.ts';
import type { Template } from './template-list.query.ts';

export interface TemplateLinksProps {
  templates: readonly Template[];
  chosen: string;
  /** Those with something typed that is not saved. */
  unsaved: ReadonlySet<string>;
}

export function TemplateLinks({ templates, chosen, unsaved }: TemplateLinksProps) {
  const filters = useFilters().toString();
  if (templates.length === 0)
    return <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">No payment method fits this.</p>;
  return (
    <ul
      aria-label="Payment methods"
      className="max-h-[66dvh] divide-y divide-line overflow-y-auto last:rounded-b-large border-t border-line"
    >
      {templates.map(({ paymethodId, uses, content }) => (
        <li key={paymethodId}>
          <a
            href={withFilters(p2pFragment('methods', paymethodId), filters)}
            aria-current={paymethodId === chosen ? 'true' : undefined}
            className="grid grid-cols-[minmax(0,1fr)] gap-0.5 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunken aria-[current]:bg-brand-tint tablet:px-5"
          >
            <span className="flex items-center justify-between gap-2">
              <b className="truncate font-semibold">{content.name}</b>
              {unsaved.has(paymethodId) ? (
                <StateTag tone="watch" label="not saved" />
              ) : (
                !content.isActive && <StateTag tone="quiet" label="withdrawn" />
              )}
            </span>
            <span className="flex justify-between gap-2 text-12 text-ink-faint">
              <span className="truncate">
                {content.fiats.join(', ')} · {shortened(content.countries)}
              </span>
              <span className="shrink-0">{uses} saved</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function shortened(countries: readonly string[]): string {
  return countries.length > 5 ? `${countries.length} countries` : countries.join(', ');
}
