import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stepThrough } from '#desk/step-through.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Notice } from '#parts/notice.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { goTo } from '#shell/use-screen.ts';
import { fragmentOf, useContentAddress } from './content-address.ts';
import { contentKeys } from './content-keys.ts';
import { ItemPanel } from './item-panel.tsx';
import { filteredItems } from './items/filtered-items.ts';
import { itemListQuery } from './items/item-list.query.ts';
import { filterId, ItemListPanel } from './items/item-list-panel.tsx';
import { NewItemDialog } from './items/new-item-dialog.tsx';
import { KindList } from './kind-list.tsx';

/** Kinds, the items of one kind, and the item that is being written. On narrow screens an open item takes the list's place. */
export function ContentDesk() {
  const { kind, name } = useContentAddress();
  const mayWrite = useStaffAccount().roles.includes('editor');
  const { data: items, isError, dataUpdatedAt } = useQuery(itemListQuery(kind));
  const [typed, setTyped] = useState('');
  const [isNewOpen, setIsNewOpen] = useState(false);
  const names = filteredItems(items ?? [], typed).map((item) => item.name);

  useDeskKeys(contentKeys, true, (act) => {
    if (act === 'next') go(kind, stepThrough(names, name, 1));
    if (act === 'previous') go(kind, stepThrough(names, name, -1));
    if (act === 'new' && mayWrite) setIsNewOpen(true);
    if (act === 'filter') document.getElementById(filterId)?.focus();
    if (act === 'publish') document.querySelector<HTMLElement>('[data-publish]')?.click();
  });

  return (
    <>
      {!mayWrite && (
        <Notice tone="quiet" isSpoken={false}>
          You can read everything here. Writing, publishing and withdrawing need the role Editor, which is given on the Staff screen.
        </Notice>
      )}
      <div className="grid items-start gap-4 desktop:grid-cols-[13rem_minmax(0,1fr)] min-[1640px]:grid-cols-[13rem_20rem_minmax(0,1fr)]">
        <div className={name === undefined ? '' : 'max-desktop:hidden'}>
          <KindList current={kind} />
        </div>
        <div className={name === undefined ? '' : 'max-[1639px]:hidden'}>
          <ItemListPanel
            kind={kind}
            items={items}
            isError={isError}
            nowMs={dataUpdatedAt}
            chosen={name}
            typed={typed}
            mayWrite={mayWrite}
            onType={setTyped}
            onNew={() => setIsNewOpen(true)}
          />
        </div>
        {name === undefined ? (
          <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft max-[1639px]:hidden">
            Choose what to read or write.
          </p>
        ) : (
          <ItemPanel key={`${kind}/${name}`} kind={kind} name={name} mayWrite={mayWrite} />
        )}
      </div>
      <NewItemDialog isOpen={isNewOpen} kind={kind} taken={(items ?? []).map((item) => item.name)} onClose={() => setIsNewOpen(false)} />
    </>
  );
}

function go(kind: ContentKind, name: string | undefined): void {
  if (name !== undefined) goTo(fragmentOf(kind, name));
}
