import type { ItemState } from '@peerbourse/contract/core/content/item.shape';
import { isLocaleCode, type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { type SwitchName, switchText } from '#desk/switch-text.ts';
import type { Tone } from '#parts/tone.ts';

export const stateText: Record<ItemState, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'quiet' },
  scheduled: { label: 'Scheduled', tone: 'watch' },
  live: { label: 'Live', tone: 'good' },
  ended: { label: 'Ended', tone: 'quiet' },
  withdrawn: { label: 'Withdrawn', tone: 'bad' },
};

/** What a field is called, and what it does. */
export const fieldLabels: Readonly<Record<string, { label: string; hint?: string }>> = {
  place: { label: 'Place' },
  parent: { label: 'Below', hint: 'The entry that it unfolds from; none for the first level.' },
  to: { label: 'Leads to', hint: 'A path such as /help, an https address, or mailto:.' },
  switch: { label: 'Switch', hint: 'Shown only while this is on.' },
  sort: { label: 'Order', hint: 'Small numbers come first.' },
  picture: { label: 'Picture' },
  tone: { label: 'Tone' },
  audience: { label: 'For' },
  countries: { label: 'Countries', hint: 'Two letters each, such as DE FR. Empty means everywhere.' },
  languages: { label: 'Languages', hint: 'None chosen means all.' },
  category: { label: 'Category' },
  isPinned: { label: 'Stays on top of the list' },
  parts: { label: 'Parts' },
  impact: { label: 'Impact' },
  phase: { label: 'Phase' },
  isStopped: { label: 'The service is stopped' },
  closed: { label: 'Closed there' },
};

export function fieldLabel(name: string): string {
  return fieldLabels[name]?.label ?? name;
}

export const textLabels: Readonly<Record<string, string>> = {
  label: 'Label',
  hint: 'Hint',
  title: 'Title',
  summary: 'Summary',
  body: 'Text',
  action: 'Button',
  text: 'Text',
  name: 'Name',
  note: 'Note',
  description: 'Description',
  keywords: 'Keywords',
};

const sayings: Readonly<Record<string, string>> = { '': 'None', p2p: 'P2P' };

/** One of the values that a field can have. */
export function optionText(option: string): string {
  if (Object.hasOwn(switchText, option)) return switchText[option as SwitchName].label;
  if (isLocaleCode(option)) return languageText(option);
  const spaced = option.replaceAll('-', ' ');
  return sayings[option] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** A language by its English name, because operators do not read all of them. */
export function languageText(locale: LocaleCode): string {
  return englishNames.of(localeOf(locale).htmlLang) ?? locale;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export function countryName(country: string): string | undefined {
  return /^[A-Z]{2}$/.test(country) ? countryNames.of(country) : undefined;
}

/** A value of a field as one line, for comparing. */
export function fieldText(value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => optionText(String(part))).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
