/** One sign, a digit or a class of signs, and how often it stands there. */
const atom = /(?:\\d|\[[A-Za-z0-9 _.@/-]{1,40}\]|[A-Za-z0-9 _@/-]|\\\.)(?:\?|\{(\d{1,2})(?:,(\d{1,2}))?\})?/y;
const longestPattern = 120;
/** Each of them multiplies the work of a comparison that fails. */
const maxOpen = 3;

/**
 * What operators may ask of a value: signs, digits and classes, each with a bounded count. There are no groups, no
 * alternatives and no unbounded counts, so that no value takes long to compare.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern === '' || pattern.length > longestPattern) return false;
  let open = 0;
  atom.lastIndex = 0;
  for (let at = 0; at < pattern.length; at = atom.lastIndex) {
    atom.lastIndex = at;
    const found = atom.exec(pattern);
    if (!found) return false;
    const [whole, least, most] = found;
    if (most !== undefined && Number(most) < Number(least)) return false;
    if (most !== undefined || whole.endsWith('?')) open += 1;
  }
  return open <= maxOpen && compiles(pattern);
}

/** A class may still run backwards, as in [z-a]. */
function compiles(pattern: string): boolean {
  try {
    return new RegExp(`^${pattern}$`).source !== '';
  } catch {
    return false;
  }
}

export function fitsPattern(pattern: string, value: string): boolean {
  return new RegExp(`^${pattern}$`).test(value);
}
