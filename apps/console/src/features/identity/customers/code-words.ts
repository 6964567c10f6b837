/** A code as people say it, so `wrong-password` becomes `Wrong password`. */
export function codeWords(code: string): string {
  const words = code
    .replaceAll(/[-_.]/g, ' ')
    .replaceAll(/\bp2p\b/g, 'P2P')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What there is of several parts, one after the other. */
export function joined(...parts: ReadonlyArray<string | undefined | false>): string {
  return parts.filter(Boolean).join(' · ');
}

export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

/** The wallet of the P2P market has a name of its own in the ledger. */
export function walletText(purpose: string): string {
  return purpose === 'otc' ? 'P2P' : codeWords(purpose);
}
