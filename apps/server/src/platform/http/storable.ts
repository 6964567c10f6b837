const deepest = 32;

/**
 * PostgreSQL keeps neither NUL nor half of a surrogate pair, and whoever reads a body level by level has a floor somewhere.
 * Nothing that we ask for has any of these, so they are refused before a schema looks.
 */
export function isStorable(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest || !level.every(isStorableText)) return false;
    level = level.flatMap(partsOf);
  }
  return true;
}

function partsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value) ? value : Object.entries(value).flat();
}

function isStorableText(value: unknown): boolean {
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
}
