import { useTexts } from './texts.tsx';

/** The area that a route must name among its texts to be able to name countries. */
export const countryTexts = 'countries';

/** Names of countries in the language of the page; a place that has no name is shown as it is written. */
export function useCountryName(): (code: string) => string {
  const names = useTexts().texts[countryTexts];
  return (code) => names?.[code] ?? code;
}
