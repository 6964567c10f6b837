import { type AdDraft, emptyDraft } from './ad.form.ts';

/** What a browser tab keeps of an ad that is being written, until it is published. */
interface Kept {
  /** What it was begun from, so that another beginning is not mistaken for it. */
  origin: string;
  draft: AdDraft;
}

const keyOf = (name: string) => `pb_ad_draft:${name}`;

/** What was kept under a name; without an origin of one's own, whatever it was begun from. */
export function readDraft(name: string, origin: string, storage: Storage = sessionStorage): AdDraft | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(name)) ?? 'null') as Kept | null;
    return kept && (origin === '' || kept.origin === origin) && isDraft(kept.draft) ? kept.draft : undefined;
  } catch {
    // What cannot be read is not there.
    return undefined;
  }
}

export function writeDraft(name: string, kept: Kept, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // A full storage loses the copy, not what is on the page.
  }
}

export function dropDraft(name: string, storage: Storage = sessionStorage): void {
  storage.removeItem(keyOf(name));
}

const pattern = emptyDraft({ side: 'sell', coin: '', fiat: '' });

/** A copy of another version of the site may have other fields. */
function isDraft(draft: unknown): draft is AdDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  return Object.entries(pattern).every(([name, value]) => {
    const kept = (draft as Record<string, unknown>)[name];
    return name === 'payMinutes'
      ? kept === null || typeof kept === 'number'
      : typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);
  });
}
