/** What others may see of a text: -1 nothing, 1 its first character, 2 the ends of a phone number, 3 the ends of an ID number. */
export function masked(text: string, mode: number): string {
  if (mode === -1) return '****';
  if (mode === 1) return `${Array.from(text)[0] ?? ''}**`;
  if (mode === 2 && /^\d{11}$/.test(text)) return maskedMiddle(text, 3);
  if (mode === 3 && /^(?:\d{15}|\d{17}[\dX])$/i.test(text)) return maskedMiddle(text, 4);
  return text;
}

const keptAtEnd = 4;

function maskedMiddle(text: string, keptAtStart: number): string {
  return text.slice(0, keptAtStart) + text.slice(-keptAtEnd).padStart(text.length - keptAtStart, '*');
}
