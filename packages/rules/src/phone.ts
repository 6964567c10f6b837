export type PhoneProblem = 'empty' | 'not-digits' | 'not-of-this-country';

/** What a field takes. The rule itself sets no limit outside of the countries that it knows. */
export const longestPhone = 15;

const shapes: ReadonlyMap<string, RegExp> = new Map([
  ['86', /^(?:1[3-9]\d{9}|09\d{8})$/],
  ['82', /^01\d{7,8}$/],
]);

/** What is wrong with a phone number as it is dialled inside the country; the dial code is digits without a plus. */
export function phoneProblem(phone: string, dialCode: string): PhoneProblem | undefined {
  if (phone === '') return 'empty';
  if (/\D/.test(phone)) return 'not-digits';
  const shape = shapes.get(dialCode);
  return shape === undefined || shape.test(phone) ? undefined : 'not-of-this-country';
}
