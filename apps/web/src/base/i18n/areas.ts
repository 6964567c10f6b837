const everywhere = ['common'];

/** The countries of the markets: the area that a route must name among its texts to be able to name ways to pay. */
export const methodTexts = 'market-countries';

/** The areas whose texts a page needs: those of the shell, and those that its routes name in their handle. */
export function areasOf(handles: readonly unknown[]): string[] {
  const named = handles.flatMap((handle) => (handle as { texts?: readonly string[] } | undefined)?.texts ?? []);
  return [...new Set([...everywhere, ...named])];
}
