import { displayDecimal } from '@peerbourse/rules/money';

export interface CoinAmountProps {
  amount: string;
  coin: string;
  /** What moves shows its sign, and the colour of it. */
  isMove?: boolean;
}

/** Every digit that there is: nothing is rounded or cut. */
export function CoinAmount({ amount, coin, isMove = false }: CoinAmountProps) {
  const isOut = amount.startsWith('-');
  const look = isMove ? (isOut ? 'text-down' : 'text-up') : '';
  return (
    <span className={`figure break-all ${look}`}>
      {isMove && !isOut && amount !== '0' ? '+' : ''}
      {displayDecimal(amount)} {coin}
    </span>
  );
}
