import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { useQuery } from '@tanstack/react-query';
import { fragmentOf } from './content-address.ts';
import { countText } from './items/count-text.ts';
import { itemListQuery } from './items/item-list.query.ts';
import { kindForm, kindGroups } from './kind-form.ts';

/** The kinds that nobody looks at need no quick watch. */
const slowMs = 60_000;

export function KindList({ current }: { current: ContentKind }) {
  return (
    <nav
      aria-label="Kinds of content"
      className="grid gap-x-6 gap-y-2 rounded-large border border-line bg-canvas p-2 tablet:grid-cols-3 desktop:grid-cols-1"
    >
      {kindGroups.map(({ name, kinds }) => (
        <div key={name}>
          <h2 className="px-2.5 pt-2 pb-1 text-12 font-medium text-ink-faint">{name}</h2>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <KindLink kind={kind} isCurrent={kind === current} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function KindLink({ kind, isCurrent }: { kind: ContentKind; isCurrent: boolean }) {
  const { data: items } = useQuery({ ...itemListQuery(kind), refetchInterval: slowMs });
  return (
    <a
      href={fragmentOf(kind)}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-small px-2.5 py-1.5 outline-offset-[-2px] hover:bg-sunken aria-[current=page]:bg-brand-tint pointer-coarse:py-2.5"
    >
      <span className="text-13 font-semibold desktop:w-full">{kindForm(kind).title}</span>
      <span className="text-12 text-ink-faint">{items ? countText(items) : '\u00a0'}</span>
    </a>
  );
}
