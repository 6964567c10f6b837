import { useTexts } from '#base/i18n/texts.tsx';

/** What a field of a payment method is called. Operators may name one that has no text yet. */
export function useFieldLabel(): (label: string) => string {
  const texts = useTexts().texts.paymethods;
  return (label) => texts?.[label] ?? label.replace(/^field_/, '').replaceAll('_', ' ');
}
