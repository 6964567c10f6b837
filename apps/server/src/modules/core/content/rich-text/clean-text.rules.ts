/** What nobody sees but what changes how a text reads: controls, reversed directions, characters without width. Joiners stay: scripts need them. */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u180E\u200B\u2060-\u2064\uFEFF\uFFF9-\uFFFB]/gu;

/** The characters of a text that people may read, with its line breaks. Tabs become spaces. */
export function cleanCharacters(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ')
    .split('\n')
    .map((line) => line.replace(unseen, ''))
    .join('\n');
}

/** One line: what stood on several is put behind one another. */
export function cleanLine(text: string): string {
  return cleanCharacters(text)
    .replace(/[ \n]+/g, ' ')
    .trim();
}

/** Some lines, each without space around it, and never two empty ones in a row. */
export function cleanLines(text: string): string {
  return cleanCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
