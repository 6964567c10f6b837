import { english } from '@peerbourse/rules/formats/format';

export interface CoinAmountProps {
  amount: string;
  coin: string;
  /** What moves shows its sign, and the colour of it. */
  isMove?: boolean;
  /** Filled up with zeros to so many, so that the points of a column stand beneath each other; never fewer than it has. */
  decimals?: number | undefined;
}

/** Every digit that there is: nothing is rounded or cut. */
export function CoinAmount({ amount, coin, isMove = false, decimals }: CoinAmountProps) {
  const isOut = amount.startsWith('-');
  const tone = isMove ? (isOut ? 'text-down' : 'text-up') : '';
  return (
    <span className={`figure break-words wide:whitespace-nowrap ${tone}`}>
      {isMove && !isOut && amount !== '0' ? '+' : ''}
      {english.number(amount, decimals)} {coin}
    </span>
  );
}
