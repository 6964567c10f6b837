import type { ItemRow } from '@peerbourse/contract/core/content/item.shape';
import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { Button } from '#parts/button.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { fragmentOf } from '../content-address.ts';
import { useDraftNames } from '../draft/saved-draft.ts';
import { kindForm } from '../kind-form.ts';
import { filteredItems } from './filtered-items.ts';
import { ItemLinks } from './item-links.tsx';

export const filterId = 'item-filter';

export interface ItemListPanelProps {
  kind: ContentKind;
  items: readonly ItemRow[] | undefined;
  isError: boolean;
  nowMs: number;
  chosen: string | undefined;
  typed: string;
  mayWrite: boolean;
  onType: (typed: string) => void;
  onNew: () => void;
}

export function ItemListPanel({ kind, items, isError, nowMs, chosen, typed, mayWrite, onType, onNew }: ItemListPanelProps) {
  const { staffId } = useStaffAccount();
  const unsaved = useDraftNames({ staffId, kind });
  const found = filteredItems(items ?? [], typed);
  const begun = items ? unsaved.filter((name) => !items.some((item) => item.name === name)) : [];
  return (
    <Panel
      id="items"
      title={kindForm(kind).title}
      note={items ? String(items.length) : undefined}
      state={
        mayWrite && (
          <Button aria-keyshortcuts="n" onClick={onNew}>
            New <kbd className="font-mono text-12 text-ink-faint">N</kbd>
          </Button>
        )
      }
    >
      <div className="grid gap-2 px-4 pb-3 tablet:px-5">
        <p className="text-12 text-ink-soft">{kindForm(kind).about}</p>
        <input
          id={filterId}
          type="search"
          aria-label="Filter by title, name, state or author"
          aria-keyshortcuts="/"
          placeholder="Filter"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          className="h-9 w-full rounded-medium border border-control bg-canvas px-3 text-13 hover:border-ink-soft focus-visible:border-brand focus-visible:outline-offset-0 pointer-coarse:h-11"
        />
      </div>
      {begun.length > 0 && <BegunLinks kind={kind} names={begun} chosen={chosen} />}
      {items ? (
        found.length > 0 ? (
          <ItemLinks items={found} chosen={chosen} unsaved={unsaved} nowMs={nowMs} />
        ) : (
          <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">
            {items.length === 0 ? 'Nothing is written here yet.' : 'Nothing fits the filter.'}
          </p>
        )
      ) : (
        <div className="border-t border-line px-5 py-4">{isError ? 'The list could not be read yet.' : <Skeleton className="h-52" />}</div>
      )}
    </Panel>
  );
}

/** Items that exist on this page only. */
function BegunLinks({ kind, names, chosen }: { kind: ContentKind; names: readonly string[]; chosen: string | undefined }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {names.map((name) => (
        <li key={name}>
          <a
            href={fragmentOf(kind, name)}
            aria-current={name === chosen ? 'true' : undefined}
            className="block px-4 py-2.5 outline-offset-[-2px] hover:bg-sunken aria-[current]:bg-brand-tint tablet:px-5"
          >
            <b className="block font-semibold break-all">{name}</b>
            <span className="text-12 font-semibold text-warn">Begun here, never saved</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
