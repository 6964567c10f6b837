import type { CallInput } from '@peerbourse/contract/call';
import { type EntryKind, entryKinds, type WalletName, wallets } from '@peerbourse/contract/money/assets/asset.shape';
import type { assetHistory } from '@peerbourse/contract/money/assets/asset-history';

/** Which entries somebody looks for. */
export interface HistoryFilterValues {
  coin?: string;
  wallet?: WalletName;
  kind?: EntryKind;
  /** Days in UTC, both of which belong to it. */
  from?: string;
  to?: string;
}

/** What the page shows. It is the whole state of the page, so it stands in the address. */
export interface HistoryPlace {
  filters: HistoryFilterValues;
  /** Behind which entry the page begins. */
  cursor?: string;
}

const coinShape = /^[A-Z0-9]{2,12}$/;
const cursorShape = /^[1-9]\d{0,18}$/;

/** What the address says. Whatever no link of ours says counts as nothing. */
export function historyPlaceOf(search: URLSearchParams): HistoryPlace {
  const cursor = search.get('before') ?? '';
  return { filters: filtersOf(Object.fromEntries(search)), ...(cursorShape.test(cursor) ? { cursor } : {}) };
}

function filtersOf({ coin = '', wallet = '', kind = '', from = '', to = '' }: Record<string, string>): HistoryFilterValues {
  const knownWallet = wallets.find((name) => name === wallet);
  const knownKind = entryKinds.find((name) => name === kind);
  return {
    ...(coinShape.test(coin) ? { coin } : {}),
    ...(knownWallet ? { wallet: knownWallet } : {}),
    ...(knownKind ? { kind: knownKind } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
}

export function historyAddress(filters: HistoryFilterValues, cursor?: string): string {
  const search = new URLSearchParams({ ...filters, ...(cursor === undefined ? {} : { before: cursor }) }).toString();
  return search === '' ? '/assets/history' : `/assets/history?${search}`;
}

/** The same with one thing changed; an empty value takes it back. */
export function changedFilters(filters: HistoryFilterValues, name: keyof HistoryFilterValues, value: string): HistoryFilterValues {
  return filtersOf({ ...filters, [name]: value });
}

export function isFiltered(filters: HistoryFilterValues): boolean {
  return Object.keys(filters).length > 0;
}

/** What is asked of the server: days become the moments at which the first begins and the last is over. */
export function filterOf({ from, to, ...rest }: HistoryFilterValues): Omit<CallInput<typeof assetHistory>, 'cursor'> {
  return {
    ...rest,
    ...(from === undefined ? {} : { from: `${from}T00:00:00Z` }),
    ...(to === undefined ? {} : { to: `${dayAfter(to)}T00:00:00Z` }),
  };
}

/** One page of it. */
export function pageAt({ filters, cursor }: HistoryPlace): CallInput<typeof assetHistory> {
  return cursor === undefined ? filterOf(filters) : { ...filterOf(filters), cursor };
}

const dayMs = 86_400_000;

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

/** A day of this century that the calendar has; while a year is typed it passes through many that nobody means. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
