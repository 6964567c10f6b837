import type { Choice } from '@peerbourse/ui/combobox/choice';
import { CoinMark } from '#parts/coin-mark.tsx';

/** The flag of a country. Emoji would be letters on some systems. */
export function Flag({ country }: { country: string }) {
  const address = `/flags/${country.toLowerCase()}.svg`;
  return <img src={address} alt="" width="24" height="16" loading="lazy" className="h-4 w-6 rounded-[3px] object-cover ring-1 ring-line" />;
}

/** The logo of a way to pay, or its letters on a color of its own. */
export function MethodLogo({ address, size = 24 }: { address: string; size?: 18 | 24 }) {
  if (!address) return null;
  return <img src={address} alt="" width={size} height={size} loading="lazy" className="shrink-0 rounded-[5px] object-contain" />;
}

/** The code of a currency begins with that of its country. */
export function currencyChoice(code: string, name: string): Choice {
  return { value: code, label: code, note: name, icon: <Flag country={code.slice(0, 2)} /> };
}

export function coinChoice({ code, picture, name }: { code: string; picture: string | undefined; name?: string }): Choice {
  return { value: code, label: code, note: name === code ? undefined : name, icon: <CoinMark coin={code} picture={picture} size={24} /> };
}

/** What is chosen is on the list, even before the list is here. */
export function withChosen(choices: readonly Choice[], chosen: string | undefined): readonly Choice[] {
  if (chosen === undefined || chosen === '' || choices.some(({ value }) => value === chosen)) return choices;
  return [{ value: chosen, label: chosen }, ...choices];
}
