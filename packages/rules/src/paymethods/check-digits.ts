/** Numbers that carry their own proof: a mistyped digit is found before money is sent to a stranger. */

const ibanLengths: ReadonlyMap<string, number> = new Map(
  `AD24 AE23 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 EG29 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 KZ20 LI21 LT20 LU20
   LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SA24 SE24 SI19 SK24 SM27 TR26 UA29 VA22`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** In capitals and without spaces. Without countries those of every known country are right. */
export function isIban(text: string, countries: readonly string[] = []): boolean {
  const country = text.slice(0, 2);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(text) || ibanLengths.get(country) !== text.length) return false;
  if (countries.length > 0 && !countries.includes(country)) return false;
  return remainderOf97(text.slice(4) + text.slice(0, 4)) === 1;
}

/** Letters count as 10 to 35; digit by digit, because the whole number does not fit. */
function remainderOf97(text: string): number {
  const digits = Array.from(text, (sign) => Number.parseInt(sign, 36).toString()).join('');
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0);
}

/** Mexico: 17 digits and one that proves them. */
export function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const sum = digitsOf(text.slice(0, 17)).reduce((total, digit, place) => total + ((digit * weightAt(place, [3, 7, 1])) % 10), 0);
  return (10 - (sum % 10)) % 10 === Number(text[17]);
}

/** Argentina, banks (CBU) and wallets (CVU): two blocks, each with its proof. */
export function isCbu(text: string): boolean {
  if (!/^\d{22}$/.test(text)) return false;
  return isBlock(text.slice(0, 8), [7, 1, 3, 9]) && isBlock(text.slice(8), [3, 9, 7, 1]);
}

function isBlock(block: string, weights: readonly number[]): boolean {
  const sum = weighted(block.slice(0, -1), weights);
  return (10 - (sum % 10)) % 10 === Number(block.at(-1));
}

/** Routing number of a bank in the United States. */
export function isRoutingNumber(text: string): boolean {
  return /^\d{9}$/.test(text) && text !== '000000000' && weighted(text, [3, 7, 1]) % 10 === 0;
}

/** Brazil, a person. Eleven equal digits prove themselves and belong to nobody. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  return [9, 10].every((place) => {
    const sum = digitsOf(text.slice(0, place)).reduce((total, digit, at) => total + digit * (place + 1 - at), 0);
    return ((sum * 10) % 11) % 10 === Number(text[place]);
  });
}

/** Brazil, a company. */
export function isCnpj(text: string): boolean {
  if (!/^\d{14}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  return [12, 13].every((place) => {
    const rest = weighted(text.slice(0, place), weights.slice(13 - place)) % 11;
    return (rest < 2 ? 0 : 11 - rest) === Number(text[place]);
  });
}

/** Thailand, a person. */
export function isThaiId(text: string): boolean {
  if (!/^[1-8]\d{12}$/.test(text)) return false;
  const sum = digitsOf(text.slice(0, 12)).reduce((total, digit, place) => total + digit * (13 - place), 0);
  return (11 - (sum % 11)) % 10 === Number(text[12]);
}

function weighted(digits: string, weights: readonly number[]): number {
  return digitsOf(digits).reduce((total, digit, place) => total + digit * weightAt(place, weights), 0);
}

function weightAt(place: number, weights: readonly number[]): number {
  return weights[place % weights.length] ?? 0;
}

function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}
