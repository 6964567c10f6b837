import type { MethodName } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { brandIn } from '@peerbourse/rules/paymethods/name-wording';
import { methodTexts } from '#base/i18n/areas.ts';
import { useText, useTexts } from '#base/i18n/texts.tsx';

/** What ways to pay are called in the language of the page. A brand, and a method of a country without a market, is called as it is written. */
export function useMethodName(): (method: MethodName) => string {
  const t = useText('common');
  const countries = useTexts().texts[methodTexts];
  return ({ paymethodName, paymethodWording: wording }) => {
    const country = wording && countries?.[wording.country];
    return country ? t(`method_${wording.text}`, { name: brandIn(paymethodName), country }) : paymethodName;
  };
}
