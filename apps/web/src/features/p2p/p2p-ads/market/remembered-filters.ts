import { readCache, writeCache } from '#base/lib/local-cache.ts';
import { filtersOf, type HallFilterValues, type HallParams } from './hall-params.ts';

const kept = 12;

type Place = Pick<HallParams, 'side' | 'coin' | 'fiat'>;

/** What this browser looked for last in a market. An address that says something itself is not asked. */
export function rememberedFilters(place: Place): HallFilterValues {
  return filtersOf(new URLSearchParams(stored()[keyOf(place)] ?? ''));
}

export function rememberFilters(place: Place, filters: HallFilterValues): void {
  const { [keyOf(place)]: _, ...others } = stored();
  const search = new URLSearchParams({ ...filters }).toString();
  const entries = Object.entries(search === '' ? others : { ...others, [keyOf(place)]: search });
  writeCache('hall_filters', JSON.stringify(Object.fromEntries(entries.slice(-kept))));
}

function keyOf({ side, coin, fiat }: Place): string {
  return `${side}/${coin}-${fiat}`;
}

function stored(): Record<string, string> {
  try {
    const found = JSON.parse(readCache('hall_filters') || '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
