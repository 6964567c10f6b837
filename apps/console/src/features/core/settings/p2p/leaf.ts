import { english } from '@peerbourse/rules/formats/format';
import { percentPpm, ppmPercent } from '#desk/ppm-percent.ts';

export type LeafKind = keyof typeof codecs;

/** One value of a setting, as operators see it. */
export interface Leaf {
  /** Where it stands in the setting, such as `EUR.minAmount`. */
  path: string;
  kind: LeafKind;
  label: string;
  hint?: string | undefined;
  unit?: string | undefined;
  /** What is right, said when it is not. */
  rule: string;
  /** What comes of a change. */
  effect?: string | undefined;
}

interface Codec {
  /** How it is typed. */
  write: (value: unknown) => string;
  /** What was meant; what cannot be read is what no schema takes. */
  read: (text: string) => unknown;
  /** How it reads in a sentence. */
  say: (text: string) => string;
}

const plain = (text: string) => text;
const unreadable = Number.NaN;

const codecs = {
  count: { write: String, read: wholeNumber, say: plain },
  /** Shown in groups, typed with or without them. */
  amount: { write: (value) => english.number(String(value)), read: ungrouped, say: (text) => english.number(ungrouped(text)) },
  text: { write: (value) => (typeof value === 'string' ? value : ''), read: (text) => text.trim(), say: plain },
  paragraph: { write: (value) => (typeof value === 'string' ? value : ''), read: (text) => text.trim(), say: plain },
  switch: { write: (value) => (value === true ? 'on' : 'off'), read: (text) => text === 'on', say: plain },
  /** A share of the reference, typed as its distance in percent. */
  band: {
    write: (value) => signed(ppmPercent(Number(value) - 1_000_000)),
    read: (text) => shifted(percentPpm(text)),
    say: (text) => `${signed(text.trim().replace(/^\+/, ''))} %`,
  },
  /** Millionths, typed in percent. */
  fee: { write: (value) => ppmPercent(Number(value)), read: (text) => percentPpm(text) ?? unreadable, say: (text) => `${text.trim()} %` },
  minutes: {
    write: (value) => (Array.isArray(value) ? value.join(' ') : ''),
    read: (text) =>
      text
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(wholeNumber),
    say: (text) =>
      `${text
        .trim()
        .split(/[\s,;]+/)
        .join(', ')} min`,
  },
} as const satisfies Record<string, Codec>;

export function writeLeaf(kind: LeafKind, value: unknown): string {
  return codecs[kind].write(value);
}

export function readLeaf(kind: LeafKind, text: string): unknown {
  return codecs[kind].read(text);
}

export function sayLeaf({ kind, unit }: Pick<Leaf, 'kind' | 'unit'>, text: string): string {
  if (text === '') return '';
  return unit ? `${codecs[kind].say(text)} ${unit}` : codecs[kind].say(text);
}

function ungrouped(text: string): string {
  return text.trim().replaceAll(',', '');
}

function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : unreadable;
}

function shifted(ppm: number | undefined): number {
  return ppm === undefined ? unreadable : ppm + 1_000_000;
}

function signed(percent: string): string {
  return /^[1-9]|^0\.\d*[1-9]/.test(percent) ? `+${percent}` : percent;
}
