const shape = /^[1-9]\d{17,18}$/;
const amountShape = /^(?!0*(?:\.0*)?$)\d{1,12}(?:\.\d{1,8})?$/;

/** The ad that the address opens. */
export function openAdOf(search: URLSearchParams): string | undefined {
  const adNo = search.get('ad') ?? '';
  return shape.test(adNo) ? adNo : undefined;
}

/** The same page with an ad open, and with what was typed into it. */
export function addressWithAd(address: string, adNo: string, amount: string): string {
  const { pathname, searchParams } = new URL(address, 'http://page');
  if (amountShape.test(amount)) searchParams.set('amount', amount);
  searchParams.set('ad', adNo);
  return `${pathname}?${searchParams}`;
}

/** The query without the ad, once it was closed. */
export function withoutAd(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('ad');
  return rest;
}
