/** Other regular expressions that differ from this one in one place, as literals. */
export function mutatePattern(pattern: string, flags: string): string[] {
  const patterns = [...pattern.matchAll(token)].flatMap((match) =>
    otherTokens(match).map((other) => pattern.slice(0, match.index) + other + pattern.slice(match.index + match[0].length)),
  );
  return [
    ...patterns.filter((changed) => changed !== '').map((changed) => `/${changed}/${flags}`),
    ...otherFlags(pattern, flags).map((changed) => `/${pattern}/${changed}`),
  ];
}

// Escapes and classes are taken whole, so that a sign inside of them is not read as an anchor or a quantifier.
const token = /\\(?:[pP]|u(?=\{))\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\{(?<least>\d+)(?:(?<comma>,)(?<most>\d*))?\}|[\^$+]/g;

function otherTokens({ 0: whole, groups }: RegExpExecArray): string[] {
  if (whole === '^' || whole === '$') return [''];
  if (whole === '+') return ['*'];
  if (whole.startsWith('[')) return [whole.startsWith('[^') ? `[${whole.slice(2)}` : `[^${whole.slice(1)}`];
  if (/^\\[dDwWsSbBpP]/.test(whole)) return [negatedEscape(whole)];
  if (groups?.least !== undefined) return otherBounds(groups.least, groups.comma, groups.most);
  return [];
}

function negatedEscape(escape: string): string {
  const letter = escape.charAt(1);
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return `\\${other}${escape.slice(2)}`;
}

function otherBounds(least: string, comma = '', most = ''): string[] {
  const leasts = neighbours(least).map((other) => `{${other}${comma}${most}}`);
  return most === '' ? leasts : [...leasts, ...neighbours(most).map((other) => `{${least}${comma}${other}}`)];
}

function neighbours(digits: string): number[] {
  const value = Number(digits);
  return [value + 1, value - 1].filter((other) => other >= 0);
}

function otherFlags(pattern: string, flags: string): string[] {
  const fewer = flags.split('').map((flag) => flags.replace(flag, ''));
  return flags.includes('i') || !hasLetters(pattern) ? fewer : [...fewer, `${flags}i`];
}

/** Without a letter of its own a pattern cannot tell upper case from lower. */
function hasLetters(pattern: string): boolean {
  return /[a-z]/i.test(pattern.replace(/\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)|\(\?<\w+>/gi, ''));
}
