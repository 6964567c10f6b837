/** The newest head that this browser has seen: against it the check finds a chain that was cut at its end. */
export interface KnownHead {
  blockNo: string;
  hash: string;
}

const place = 'pb-audit-head';

export function knownHead(): KnownHead | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<KnownHead> | null;
    const { blockNo = '', hash = '' } = kept ?? {};
    return /^[1-9]\d{0,17}$/.test(blockNo) && /^[0-9a-f]{64}$/.test(hash) ? { blockNo, hash } : undefined;
  } catch {
    return undefined;
  }
}

export function keepHead({ blockNo, hash }: KnownHead): void {
  localStorage.setItem(place, JSON.stringify({ blockNo, hash }));
}
