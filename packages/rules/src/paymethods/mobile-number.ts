interface MobileShape {
  dialCode: string;
  /** What is dialled before the number inside the country. */
  trunk: string;
  national: RegExp;
}

function shape(dialCode: string, trunk: string, national: RegExp): MobileShape {
  return { dialCode, trunk, national };
}

/** Mobile numbers of the countries in which wallets go by them. */
const shapes: ReadonlyMap<string, MobileShape> = new Map([
  ['AE', shape('971', '0', /^5[024568]\d{7}$/)],
  ['AR', shape('54', '0', /^9?[1-9]\d{9}$/)],
  ['BE', shape('32', '0', /^4\d{8}$/)],
  ['BR', shape('55', '0', /^[1-9]{2}9\d{8}$/)],
  ['CA', shape('1', '', /^[2-9]\d{2}[2-9]\d{6}$/)],
  ['CN', shape('86', '', /^1[3-9]\d{9}$/)],
  ['CO', shape('57', '', /^3\d{9}$/)],
  ['DE', shape('49', '0', /^1[5-7]\d{8,9}$/)],
  ['EG', shape('20', '0', /^1[0125]\d{8}$/)],
  ['ES', shape('34', '', /^[67]\d{8}$/)],
  ['FI', shape('358', '0', /^(?:4\d|50)\d{4,8}$/)],
  ['FR', shape('33', '0', /^[67]\d{8}$/)],
  ['GB', shape('44', '0', /^7\d{9}$/)],
  ['HK', shape('852', '', /^[4-9]\d{7}$/)],
  ['ID', shape('62', '0', /^8\d{8,11}$/)],
  ['IN', shape('91', '0', /^[6-9]\d{9}$/)],
  ['IT', shape('39', '', /^3\d{8,9}$/)],
  ['JP', shape('81', '0', /^[6-9]0\d{8}$/)],
  ['KR', shape('82', '0', /^1[016-9]\d{7,8}$/)],
  ['KZ', shape('7', '8', /^7\d{9}$/)],
  ['MX', shape('52', '', /^[1-9]\d{9}$/)],
  ['NG', shape('234', '0', /^[789][01]\d{8}$/)],
  ['NL', shape('31', '0', /^6\d{8}$/)],
  ['PH', shape('63', '0', /^9\d{9}$/)],
  ['PL', shape('48', '', /^[4-8]\d{8}$/)],
  ['PT', shape('351', '', /^9\d{8}$/)],
  ['RU', shape('7', '8', /^9\d{9}$/)],
  ['SA', shape('966', '0', /^5\d{8}$/)],
  ['TH', shape('66', '0', /^[689]\d{8}$/)],
  ['TR', shape('90', '0', /^5\d{9}$/)],
  ['TW', shape('886', '0', /^9\d{8}$/)],
  ['UA', shape('380', '0', /^[3-9]\d{8}$/)],
  ['US', shape('1', '', /^[2-9]\d{2}[2-9]\d{6}$/)],
  ['UZ', shape('998', '', /^(?:20|33|50|55|77|88|9\d)\d{7}$/)],
  ['VN', shape('84', '0', /^[35789]\d{8}$/)],
]);

/** The number as the whole world dials it, however its owner writes it; nothing if it is no mobile number of these countries. */
export function mobileNumber(text: string, countries: readonly string[]): string | undefined {
  const plain = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (!/^\+?\d{6,15}$/.test(plain)) return undefined;
  for (const country of countries) {
    const known = shapes.get(country);
    const national = known && nationalPart(plain, known);
    if (national !== undefined) return `+${known?.dialCode}${national}`;
  }
  return undefined;
}

function nationalPart(plain: string, { dialCode, trunk, national }: MobileShape): string | undefined {
  const starts = plain.startsWith('+') ? [`+${dialCode}`] : ['', trunk, dialCode];
  const rests = starts.filter((start) => plain.startsWith(start)).map((start) => plain.slice(start.length));
  return rests.find((rest) => national.test(rest));
}
