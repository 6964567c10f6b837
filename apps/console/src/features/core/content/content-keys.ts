import { stepKeys } from '#desk/desk-keys.ts';

/** The keys of the content desk, beside those of the console. */
export const contentKeys = [
  ...stepKeys,
  { key: 'n', act: 'new', label: 'New item' },
  { key: '/', act: 'filter', label: 'Search in the list' },
  { key: 'p', act: 'publish', label: 'Publish' },
] as const;
