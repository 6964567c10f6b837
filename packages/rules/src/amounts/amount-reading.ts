/** The number that a whole text says, such as one that was pasted: `1.234,50` is 1234.50. Undefined when it says none. */
export function readAmount(plain: string): string | undefined {
  return expanded(plain) ?? joined(pointShape.exec(plain)) ?? joined(commaShape.exec(plain));
}

/** True for `1,234` and `1.234`: a thousand and more to one reader, one and a bit to another. */
export function isTwoFaced(plain: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain);
}

/** The same text in our own digits and punctuation; marks that nobody sees are gone. */
export function plainCharacters(text: string): string {
  return text
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(otherPoints, '.')
    .replace(otherCommas, ',')
    .replace(otherApostrophes, "'")
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim();
}

/** Arabic, Persian, Thai and full-width digits. Each of these sets begins at a multiple of 16. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\uff10-\uff19]/g;

/** Full-width and ideographic periods, and the decimal sign of Arabic digits. */
const otherPoints = /[\u3002\uff0e\uff61\u066b]/g;

const otherCommas = /[\uff0c\u060c]/g;

/** Typographic and full-width ones, and the group sign of Arabic digits. */
const otherApostrophes = /[\u2019\u02bc\uff07\u066c]/g;

// One group sign throughout, three digits in the last group; the groups before it have two in India.
const pointShape = /^(\d*|[1-9]\d{0,2}([ ',])(?:\d{2,3}\2)*\d{3})(?:\.(\d*))?$/;
const commaShape = /^(\d*|[1-9]\d{0,2}([ '.])(?:\d{2,3}\2)*\d{3})(?:,(\d*))?$/;

function joined(match: RegExpExecArray | null): string | undefined {
  const [, grouped = '', , fraction = ''] = match ?? [];
  const whole = grouped.replace(/\D/g, '');
  if (whole + fraction === '') return undefined;
  return `${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `1.5e-7` written out. Programs write such numbers, so a sign before the fraction never is a group sign. */
function expanded(plain: string): string | undefined {
  const match = /^(\d+)(?:[.,](\d+))?e([+-]?\d{1,2})$/i.exec(plain);
  if (!match) return undefined;
  const [, whole = '', fraction = '', power = ''] = match;
  const [left, right] = [Math.max(-Number(power), 0), Math.max(Number(power), 0)];
  const digits = '0'.repeat(left) + whole + fraction + '0'.repeat(right);
  const point = whole.length + right;
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/^0+(?=\d)/, '').replace(/\.?0*$/, '');
}
