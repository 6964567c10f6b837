import { headers } from '@peerbourse/contract/headers';

const storageKey = 'pb_marketing';
const keptMs = 365 * 24 * 60 * 60 * 1000;
const names = ['channelCode', 'vipCode', 'actCode', 'clacCode', 'commonCode', 'groupId'] as const;

export type MarketingCodes = Partial<Record<(typeof names)[number], string>>;

/** The channels that campaigns may name. */
export const channelCodes = ['3000U', 'launchpad', 'welcome', 'partner', 'community', 'academy', 'event', 'newsletter'] as const;

interface Kept {
  at: number;
  codes: MarketingCodes;
}

/** Keeps the codes of an address; the newest of each wins. */
export function keepMarketingCodes(search: string, storage: Storage = localStorage, now: number = Date.now()): void {
  const query = new URLSearchParams(search);
  const found = names.flatMap((name) => {
    const value = query.get(name);
    return value !== null && /^[\w-]{1,64}$/.test(value) ? [[name, value] as const] : [];
  });
  if (found.length === 0) return;
  const kept: Kept = { at: now, codes: { ...marketingCodes(storage, now), ...Object.fromEntries(found) } };
  try {
    storage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Without a store nobody is credited; the visitor loses nothing.
  }
}

/** What goes out with the registration. */
export function marketingCodes(storage: Storage = localStorage, now: number = Date.now()): MarketingCodes {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as Kept | null;
    return kept && now - kept.at < keptMs ? kept.codes : {};
  } catch {
    return {};
  }
}

/** Ids that advertisers add to addresses; kept for this visit only. */
const adIds = ['gclid', 'fbclid', 'ttclid', 'msclkid', 'twclid'];
const visitKey = 'pb_visit';

interface VisitMarks {
  adTrack?: string;
  pfb?: string;
}

/** Notes what the first address of a visit says about where the visitor came from. */
export function keepVisitMarks(search: string, storage: Storage = sessionStorage): void {
  const query = new URLSearchParams(search);
  const ids = adIds.flatMap((name) => (isCode(query.get(name)) ? [`${name}=${query.get(name)}`] : []));
  const pfb = query.get('pfb');
  const found: VisitMarks = { ...(ids.length > 0 ? { adTrack: ids.join('&') } : {}), ...(pfb !== null && isCode(pfb) ? { pfb } : {}) };
  if (Object.keys(found).length === 0) return;
  try {
    storage.setItem(visitKey, JSON.stringify({ ...visitMarks(storage), ...found }));
  } catch {
    // Without a store the campaign is not told; the visitor loses nothing.
  }
}

function isCode(value: string | null): boolean {
  return value !== null && /^[\w.-]{1,128}$/.test(value);
}

function visitMarks(storage: Storage): VisitMarks {
  try {
    return JSON.parse(storage.getItem(visitKey) ?? '{}') as VisitMarks;
  } catch {
    return {};
  }
}

/** The headers that tell the api about it. */
export function adTrack(storage: Storage = sessionStorage): Record<string, string> {
  const { adTrack: ids } = visitMarks(storage);
  return ids === undefined ? {} : { [headers.adTrack]: ids };
}

export function campaign(storage: Storage = sessionStorage): Record<string, string> {
  const { pfb } = visitMarks(storage);
  return pfb === undefined ? {} : { [headers.campaign]: pfb };
}
