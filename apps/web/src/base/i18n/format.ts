import { type Format, formatFor } from '@peerbourse/rules/formats/format';
import { type NumberChoice, numberChoiceOf } from '@peerbourse/rules/formats/number-signs';
import { useSyncExternalStore } from 'react';
import { forgetCookie, readCookie, writeCookie } from '#base/lib/cookies.ts';
import { usePage } from '#base/page.tsx';

const cookie = 'numbers';
const listeners = new Set<() => void>();

/** How the reader is shown numbers, dates and times. A page that is kept for everybody begins with what its language has. */
export function useFormat(): Format {
  const { tag } = usePage().locale;
  const [choice] = useNumberChoice();
  return formatFor(tag, choice);
}

/** The separators that the reader has chosen, if any. */
export function useNumberChoice(): [NumberChoice | undefined, (choice: NumberChoice | undefined) => void] {
  const { numbers } = usePage();
  return [useSyncExternalStore(subscribe, chosenNumbers, () => numbers), choose];
}

export function chosenNumbers(): NumberChoice | undefined {
  return numberChoiceOf(readCookie(cookie));
}

function choose(choice: NumberChoice | undefined): void {
  if (choice === undefined) forgetCookie(cookie);
  else writeCookie(cookie, choice);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
