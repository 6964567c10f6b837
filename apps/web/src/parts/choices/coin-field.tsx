import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
import { coinChoice, withChosen } from './choice-pictures.tsx';

export interface NamedCoin {
  code: string;
  picture: string | undefined;
  name?: string;
}

interface CoinFieldProps extends Omit<ChoiceFieldProps, 'choices' | 'kind' | 'popular'> {
  coins: readonly NamedCoin[];
  /** A choice before all coins, such as any of them. */
  none?: string | undefined;
}

/** A coin by its code, with its picture and its name. */
export function CoinField({ coins, none, ...field }: CoinFieldProps) {
  const choices = withChosen(coins.map(coinChoice), field.value);
  return <ChoiceField {...field} kind="coin" choices={none === undefined ? choices : [{ value: '', label: none }, ...choices]} />;
}
