import { stepKeys } from '#desk/desk-keys.ts';

/** The keys of the reviews, beside those of the console. */
export const reviewKeys = [
  ...stepKeys,
  { key: 'a', act: 'allow', label: 'Allow all of them' },
  { key: 'x', act: 'disable', label: 'Disable those that are marked' },
] as const;
