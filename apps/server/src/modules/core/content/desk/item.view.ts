import type { ItemRow, ItemState, Publication } from '@peerbourse/contract/core/content/item.shape';
import { type ContentKind, contentKinds } from '@peerbourse/contract/core/content/kind.shape';
import { defaultLocale, localeCodes } from '@peerbourse/contract/locales';
import type { ItemStanding, PublicationRow } from './item.table.ts';

export function itemRow(kind: ContentKind, item: ItemStanding): ItemRow {
  const [mainText = ''] = Object.keys(contentKinds[kind].texts);
  return {
    kind,
    name: item.name,
    label: item.texts[defaultLocale]?.[mainText] ?? '',
    state: stateOf(item),
    liveVersion: isLive(item) ? item.held_version : null,
    nextVersion: item.next_version,
    nextAt: item.next_at?.toISOString() ?? null,
    newestVersion: item.version,
    locales: localeCodes.filter((code) => item.texts[code] !== undefined),
    author: item.author,
    writtenAt: item.written_at.toISOString(),
  };
}

function isLive({ held_version, is_held_over }: ItemStanding): boolean {
  return held_version !== null && !is_held_over;
}

function stateOf(item: ItemStanding): ItemState {
  if (isLive(item)) return 'live';
  if (item.next_at !== null) return 'scheduled';
  if (item.held_since === null) return 'draft';
  return item.held_version === null ? 'withdrawn' : 'ended';
}

export function publicationView({ version, starts_at, ends_at, author, written_at }: PublicationRow): Publication {
  return {
    version,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at?.toISOString() ?? null,
    author,
    writtenAt: written_at.toISOString(),
  };
}
