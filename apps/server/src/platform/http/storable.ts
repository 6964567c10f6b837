const deepest = 32;

/** A schema measures whatever has one of these before it knows that it is a text or a list, and fails over a measure that is none. */
const measures = new Set(['length', 'size']);

/**
 * PostgreSQL keeps neither NUL nor half of a surrogate pair, and whoever reads a body level by level has a floor somewhere.
 * Nothing that we ask for has any of these, so they are refused before a schema looks.
 */
export function isStorable(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest || !level.every(isStorableText) || level.some(hasMeasure)) return false;
    level = level.flatMap(partsOf);
  }
  return true;
}

function partsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value) ? value : Object.entries(value).flat();
}

function hasMeasure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).some((name) => measures.has(name));
}

function isStorableText(value: unknown): boolean {
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
}
