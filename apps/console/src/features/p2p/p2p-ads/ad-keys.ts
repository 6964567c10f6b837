import { stepKeys } from '#desk/desk-keys.ts';

/** The keys of the moderation, beside those of the console. */
export const adKeys = [
  ...stepKeys,
  { key: 'a', act: 'allow', label: 'Nothing is wrong, or allow it again' },
  { key: 'x', act: 'take-down', label: 'Take down' },
] as const;

/** For several ads in one act. */
export const selectionKeys = [
  { key: 's', act: 'select', label: 'Select, or no longer' },
  { key: 's', isShifted: true, act: 'clear', label: 'Select none' },
  { key: 'a', isShifted: true, act: 'check-selected', label: 'Nothing is wrong with all selected' },
  { key: 'x', isShifted: true, act: 'take-down-selected', label: 'Take all selected down' },
] as const;
