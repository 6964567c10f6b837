import type { CallOutput } from '@peerbourse/contract/call';
import type { menuList } from '@peerbourse/contract/core/content/menu-list';
import { useRead } from '#base/api/read.ts';
import { menuListQuery } from '#queries/content/menu-list.query.ts';

type MenuEntry = CallOutput<typeof menuList>['menus'][number]['entries'][number];
export type Entry = MenuEntry['children'][number];

/** What operators put at one place of the navigation, in its order; nothing while the answer is late. */
export function useMenu(place: string): readonly MenuEntry[] {
  return useRead(menuListQuery)?.menus.find((menu) => menu.place === place)?.entries ?? [];
}

/** Entries and what stands below them, in one row. */
export function flat(entries: readonly MenuEntry[]): readonly Entry[] {
  return entries.flatMap((entry) => [entry, ...entry.children]);
}
