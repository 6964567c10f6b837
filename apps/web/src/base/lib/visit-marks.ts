import { headers } from '@peerbourse/contract/headers';

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
