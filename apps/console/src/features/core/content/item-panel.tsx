import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { fragmentOf } from './content-address.ts';
import { ItemDesk } from './editor/item-desk.tsx';
import { openItemQuery } from './items/open-item.query.ts';
import { kindForm } from './kind-form.ts';

export interface ItemPanelProps {
  kind: ContentKind;
  name: string;
  mayWrite: boolean;
}

/** One item, once it is known whether it exists. */
export function ItemPanel({ kind, name, mayWrite }: ItemPanelProps) {
  const { data: item, isError, error } = useQuery(openItemQuery(kind, name));
  return (
    <div className="grid min-w-0 gap-2">
      <a href={fragmentOf(kind)} className="justify-self-start rounded-small py-1 text-13 font-semibold text-brand min-[1640px]:hidden">
        ‹ {kindForm(kind).title}
      </a>
      {item === undefined || (item === null && !mayWrite) ? (
        <Panel id="item" title={name}>
          <div className="border-t border-line p-4 tablet:p-5">
            {item === null && <p className="text-14">There is nothing with this name.</p>}
            {isError && <Notice tone="bad">{error.message}</Notice>}
            {item === undefined && !isError && <Skeleton className="h-100" />}
          </div>
        </Panel>
      ) : (
        <ItemDesk kind={kind} name={name} item={item} mayWrite={mayWrite} />
      )}
    </div>
  );
}
