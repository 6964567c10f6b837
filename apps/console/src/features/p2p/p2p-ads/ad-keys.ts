import { stepKeys } from '#desk/desk-keys.ts';

/** The keys of the moderation, beside those of the console. */
export const adKeys = [
  ...stepKeys,
  { key: 'a', act: 'allow', label: 'Nothing is wrong, or allow it again' },
  { key: 'x', act: 'take-down', label: 'Take down' },
] as const;
