const everywhere = ['common'];

/** The areas whose texts a page needs: those of the shell, and those that its routes name in their handle. */
export function areasOf(handles: readonly unknown[]): string[] {
  const named = handles.flatMap((handle) => (handle as { texts?: readonly string[] } | undefined)?.texts ?? []);
  return [...new Set([...everywhere, ...named])];
}
