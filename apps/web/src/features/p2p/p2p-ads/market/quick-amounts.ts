/** How many of a currency are about one euro or dollar, in round steps; one where nothing is said. */
const steps: Readonly<Record<string, number>> = {
  CNY: 10,
  CZK: 10,
  DKK: 10,
  EGP: 10,
  HKD: 10,
  MXN: 10,
  NOK: 10,
  PHP: 10,
  SEK: 10,
  THB: 10,
  TRY: 10,
  TWD: 10,
  UAH: 10,
  ZAR: 10,
  BDT: 100,
  HUF: 100,
  INR: 100,
  JPY: 100,
  KZT: 100,
  PKR: 100,
  RUB: 100,
  ARS: 1_000,
  CLP: 1_000,
  COP: 1_000,
  KRW: 1_000,
  NGN: 1_000,
  IDR: 10_000,
  UZS: 10_000,
  VND: 10_000,
};

/** Amounts that many trade, for one tap. */
export function quickAmounts(fiat: string): string[] {
  return [100, 250, 500, 1_000].map((amount) => String(amount * (steps[fiat] ?? 1)));
}
