/** The first digit of every set that people type or paste: Arabic, Persian and full width beside our own. */
const zeros = [0x30, 0x660, 0x6f0, 0xff10];

/** What a pasted or typed one-time code says: its digits alone, in our own set, no more than asked for. */
export function cleanCode(typed: string, length: number): string {
  return Array.from(typed, digitOf).join('').slice(0, length);
}

function digitOf(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => point >= first && point <= first + 9);
  return zero === undefined ? '' : String(point - zero);
}
