import type { TextKey } from '#base/i18n/text-keys.ts';

type Key = TextKey<'p2p-users'>;

export interface Question {
  key: string;
  text: Key;
  answers: ReadonlyArray<{ key: string; text: Key }>;
  /** The key of the one that keeps people safe. */
  right: string;
  why: Key;
}

/** What goes wrong most often, as questions. */
export const questions: readonly Question[] = [
  {
    key: 'release',
    text: 'quiz_release',
    answers: [
      { key: 'picture', text: 'quiz_release_picture' },
      { key: 'bank', text: 'quiz_release_bank' },
      { key: 'promise', text: 'quiz_release_promise' },
    ],
    right: 'bank',
    why: 'quiz_release_why',
  },
  {
    key: 'name',
    text: 'quiz_name',
    answers: [
      { key: 'accept', text: 'quiz_name_accept' },
      { key: 'cancel', text: 'quiz_name_cancel' },
      { key: 'appeal', text: 'quiz_name_appeal' },
    ],
    right: 'appeal',
    why: 'quiz_name_why',
  },
  {
    key: 'cancel',
    text: 'quiz_cancel',
    answers: [
      { key: 'keep', text: 'quiz_cancel_keep' },
      { key: 'cancel', text: 'quiz_cancel_cancel' },
      { key: 'outside', text: 'quiz_cancel_outside' },
    ],
    right: 'keep',
    why: 'quiz_cancel_why',
  },
];
