import { pluralForm } from './plural-form.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** What a text needs to know of its reader. */
export interface MessageLanguage {
  tag: string;
  /** Stands between the thousands of a count. */
  group: string;
  /** The text runs from right to left, and figures in it have to be set apart. */
  isolates: boolean;
}

/** Stands for the counted number inside a plural. */
const counted = Symbol('#');

interface Placeholder {
  name: string;
  kind?: 'plural' | 'select';
  choices?: ReadonlyMap<string, readonly Part[]>;
}

type Part = string | typeof counted | Placeholder;

const known = new Map<string, readonly Part[]>();

/** A text of the catalogues with its values put in: `{name}`, plurals with `#` and choices, as ICU messages write them. */
export function formatMessage(text: string, language: MessageLanguage, values: TextValues = {}): string {
  if (!/[{']/.test(text)) return text;
  let parts = known.get(text);
  if (!parts) {
    parts = new MessageReader(text).read();
    known.set(text, parts);
  }
  return write(parts, language, values, 0);
}

function write(parts: readonly Part[], language: MessageLanguage, values: TextValues, count: number): string {
  const written = parts.map((part) => {
    if (typeof part === 'string') return part;
    return part === counted ? grouped(count, language) : fill(part, language, values);
  });
  return language.isolates ? isolatedRuns(parts, written) : written.join('');
}

function fill({ name, kind, choices }: Placeholder, language: MessageLanguage, values: TextValues): string {
  const value = values[name];
  if (value === undefined) throw new Error(`a text wants the value ${name}`);
  if (!choices) return String(value);
  const count = kind === 'plural' ? Number(value) : 0;
  const exact = kind === 'plural' ? choices.get(`=${value}`) : choices.get(String(value));
  const chosen = exact ?? (kind === 'plural' ? choices.get(pluralForm(language.tag, count)) : undefined) ?? choices.get('other') ?? [];
  return write(chosen, language, values, count);
}

function grouped(count: number, { group }: MessageLanguage): string {
  return String(count).replace(/\B(?=(?:\d{3})+(?!\d))/g, group);
}

/** What may stand between values that are read as one figure: `{min} – {max} {coin}`. */
const joint = /^[ \u00a0]?[–/≈]?[ \u00a0]?$/;

/** Values side by side are one figure when a number begins them; it keeps its order from left to right, however the text around it runs. */
function isolatedRuns(parts: readonly Part[], written: readonly string[]): string {
  const isValue = (index: number) => typeof parts[index] === 'object' && !(parts[index] as Placeholder).choices;
  const text: string[] = [];
  for (let start = 0; start < parts.length; ) {
    let end = start + 1;
    while (isValue(start) && typeof parts[end] === 'string' && joint.test(written[end] ?? '') && isValue(end + 1)) end += 2;
    const run = written.slice(start, end).join('');
    text.push(isValue(start) ? isolated(run) : run);
    start = end;
  }
  return text.join('');
}

/** A number with a word of a script from right to left, such as minutes in Arabic, is read in the order of that script. */
function isolated(run: string): string {
  if (!/\d/.test(run)) return run;
  const bare = run.replace(/[\u2066-\u2069]/g, '');
  const isFigure = /^[\d+−%≈-]/.test(bare) && !/\p{Script=Arabic}/u.test(bare);
  return `${isFigure ? '\u2066' : '\u2068'}${bare}\u2069`;
}

class MessageReader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Reads up to the end, or up to the brace that closes a choice. */
  read(isPlural = false): readonly Part[] {
    const parts: Part[] = [];
    let text = '';
    const endText = () => {
      if (text) parts.push(text);
      text = '';
    };
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      const sign = this.text[this.at++] as string;
      if (sign === "'") text += this.quoted();
      else if (sign === '{' || (sign === '#' && isPlural)) {
        endText();
        parts.push(sign === '#' ? counted : this.placeholder());
      } else text += sign;
    }
    endText();
    return parts;
  }

  /** Two apostrophes are one; one before a brace hides what follows up to the next; any other is itself. */
  private quoted(): string {
    if (this.text[this.at] === "'") {
      this.at++;
      return "'";
    }
    if (!/[{}#|]/.test(this.text[this.at] ?? '')) return "'";
    const end = this.text.indexOf("'", this.at);
    const hidden = this.text.slice(this.at, end === -1 ? undefined : end);
    this.at = end === -1 ? this.text.length : end + 1;
    return hidden;
  }

  private placeholder(): Placeholder {
    const name = this.word();
    if (this.take('}')) return { name };
    this.expect(',');
    const kind = this.word();
    if (kind !== 'plural' && kind !== 'select') throw new Error(`a text has a ${kind}, which no text may have`);
    this.expect(',');
    const choices = new Map<string, readonly Part[]>();
    while (!this.take('}')) {
      const choice = this.word();
      this.expect('{');
      choices.set(choice, this.read(kind === 'plural'));
      this.expect('}');
    }
    return { name, kind, choices };
  }

  private word(): string {
    const found = /^\s*([^\s{},]+)\s*/.exec(this.text.slice(this.at));
    if (!found) throw new Error(`a text cannot be read from "${this.text.slice(this.at)}"`);
    this.at += found[0].length;
    return found[1] as string;
  }

  private take(sign: string): boolean {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private expect(sign: string): void {
    if (!this.take(sign)) throw new Error(`a text lacks "${sign}" at "${this.text.slice(this.at)}"`);
  }
}
