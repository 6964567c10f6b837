import type { Award } from '@peerbourse/contract/p2p/p2p-appeals/desk/award.shape';
import { parseUnits } from '@peerbourse/rules/money';
import { groundsText } from '../order-text.ts';

/** What an award says, in a line. */
export function awardText({ toSide, amount, source, grounds }: Award, coinCode: string): string {
  const what =
    toSide === null
      ? 'Everything stays as it is'
      : `${amount} ${coinCode} to the ${toSide}, ${source === 'held' ? 'from the held coins' : 'from the exchange'}`;
  return `${what}: ${groundsText[grounds].toLowerCase()}`;
}

const fineScale = 18;

/** More than none and no more than the order was about, the fee of the seller included; the server looks again. */
export function amountProblem(text: string, { orderAmount, sellerFee }: { orderAmount: string; sellerFee: string }): string | undefined {
  const isNumber = /^\d{1,18}(\.\d{1,18})?$/.test(text);
  const most = parseUnits(orderAmount, fineScale) + parseUnits(sellerFee, fineScale);
  const part = isNumber ? parseUnits(text, fineScale) : 0n;
  return part > 0n && part <= most ? undefined : 'More than none and no more than the order was about, such as 40.5.';
}
