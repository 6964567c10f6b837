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
