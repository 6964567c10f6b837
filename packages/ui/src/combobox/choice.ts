import type { ReactNode } from 'react';

/** One of many. */
export interface Choice {
  value: string;
  label: string;
  /** What else tells it from others, such as the full name of a code. */
  note?: string | undefined;
  /** What the closed field shows instead of the label, where there is little room. */
  short?: string | undefined;
  /** A flag, a logo; the label says the same. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** What stands first while nothing is searched, by value. */
export interface FirstChoices {
  recent?: readonly string[] | undefined;
  popular?: readonly string[] | undefined;
}

export interface ComboboxTexts {
  search: string;
  clear: string;
  close: string;
  /** Titles of the parts of the list. */
  recent: string;
  popular: string;
  rest: string;
  /** How many were found, also none, for the words that were typed. */
  found: (count: number, text: string) => string;
  /** The list could not be loaded. */
  failed: string;
}
