/** The one before or behind the chosen one; the ends hold, and when nothing is chosen it is the first. */
export function stepThrough(names: readonly string[], chosen: string | undefined, step: 1 | -1): string | undefined {
  const at = names.indexOf(chosen ?? '');
  if (at === -1) return names[0];
  return names[Math.min(names.length - 1, Math.max(0, at + step))];
}
