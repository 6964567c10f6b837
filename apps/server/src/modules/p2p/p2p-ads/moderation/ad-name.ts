import type { AdNo } from '@peerbourse/contract/ids';
/** How a message names an ad: by its pair and the end of its number, since texts of advertisers do not belong there. */
export function adName({ coin, fiat, adNo }: { coin: string; fiat: string; adNo: AdNo }): string {
  return `${coin}/${fiat} …${adNo.slice(-6)}`;
}
