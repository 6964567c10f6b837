/** What the files of this folder are made of; scalars stay words. */
export type Yaml = string | Yaml[] | { [key: string]: Yaml };

/**
 * Reads as much YAML as this folder is written in: blocks, flows within one line, quotes, comments, anchors, merges,
 * block scalars, several documents. Everything else is refused aloud.
 */
export function readYaml(text: string): Yaml[] {
  return text
    .split(/^---\s*$/m)
    .map((document) => new Reader(document).read())
    .filter((document) => document !== '');
}

const keyed = /^('[^']*'|"[^"]*"|[^\s'"{[&*#-][^#]*?|<<):(?:\s+(.*))?$/;

class Reader {
  private readonly lines: string[];
  private readonly anchors = new Map<string, Yaml>();
  private at = 0;

  constructor(text: string) {
    this.lines = text.split('\n');
  }

  read(): Yaml {
    const first = this.peek();
    const value = first ? this.block(first.indent) : '';
    const rest = this.peek();
    if (rest) throw new Error(`line ${this.at + 1} cannot be read: ${rest.text}`);
    return value;
  }

  /** The next line that says something. */
  private peek(): { indent: number; text: string } | undefined {
    for (; this.at < this.lines.length; this.at++) {
      const line = withoutComment(this.lines[this.at] as string);
      if (line.trim() !== '') return { indent: line.search(/\S/), text: line.trim() };
    }
    return undefined;
  }

  private block(indent: number): Yaml {
    return isItem(this.peek()?.text) ? this.sequence(indent) : this.mapping(indent);
  }

  private sequence(indent: number): Yaml[] {
    const items: Yaml[] = [];
    for (let line = this.peek(); line?.indent === indent && isItem(line.text); line = this.peek()) {
      const rest = line.text.slice(1).trim();
      if (keyed.test(rest)) {
        // `- name: x` begins a mapping at the column of its key.
        const column = indent + 2;
        this.lines[this.at] = ' '.repeat(column) + rest;
        items.push(this.mapping(column));
      } else {
        this.at++;
        items.push(this.value(rest, indent));
      }
    }
    return items;
  }

  private mapping(indent: number): Yaml {
    const entries: Array<[string, Yaml]> = [];
    for (let line = this.peek(); line?.indent === indent && !isItem(line.text); line = this.peek()) {
      const found = keyed.exec(line.text);
      if (!found) throw new Error(`line ${this.at + 1} is no key: ${line.text}`);
      this.at++;
      entries.push([scalar(found[1] as string), this.value(found[2] ?? '', indent)]);
    }
    const merged = entries.filter(([key]) => key === '<<').map(([, value]) => value as Record<string, Yaml>);
    return Object.assign({}, ...merged, Object.fromEntries(entries.filter(([key]) => key !== '<<'))) as Yaml;
  }

  private value(rest: string, indent: number): Yaml {
    const anchor = /^&(\S+)\s*(.*)$/.exec(rest);
    if (anchor) {
      const value = this.value(anchor[2] as string, indent);
      this.anchors.set(anchor[1] as string, value);
      return value;
    }
    if (rest.startsWith('*')) {
      const value = this.anchors.get(rest.slice(1));
      if (value === undefined) throw new Error(`nothing is called ${rest}`);
      return value;
    }
    if (/^[|>][-+]?$/.test(rest)) return this.blockScalar(indent, rest.startsWith('>') ? ' ' : '\n');
    if (rest.startsWith('{') || rest.startsWith('[')) return new Flow(rest).read();
    if (rest !== '') return scalar(rest);
    const next = this.peek();
    const isNested = next !== undefined && (next.indent > indent || (next.indent === indent && isItem(next.text)));
    return isNested ? this.block(next.indent) : '';
  }

  private blockScalar(indent: number, joint: string): string {
    const from = this.at;
    while (this.at < this.lines.length && (this.lines[this.at]?.trim() === '' || (this.lines[this.at] as string).search(/\S/) > indent))
      this.at++;
    const lines = this.lines.slice(from, this.at).map((line) => line.trim());
    return lines.filter((line) => line !== '').join(joint);
  }
}

/** `{ a: b, c: [d, 'e'] }` within one line. */
class Flow {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  read(): Yaml {
    const value = this.value();
    if (this.text.slice(this.at).trim() !== '') throw new Error(`a flow goes on after its end: ${this.text}`);
    return value;
  }

  private value(): Yaml {
    this.space();
    if (this.text[this.at] === '[') return this.items(']', () => this.value());
    if (this.text[this.at] === '{') return Object.fromEntries(this.items('}', () => this.entry())) as Yaml;
    const word = /^(?:'[^']*'|"[^"]*"|[^,\]}[{'"]+?(?=\s*(?:,|\]|\}|:\s|$)))/.exec(this.text.slice(this.at))?.[0];
    if (word === undefined) throw new Error(`a flow cannot be read: ${this.text.slice(this.at)}`);
    this.at += word.length;
    return scalar(word.trim());
  }

  private entry(): [string, Yaml] {
    const key = this.value() as string;
    this.space();
    if (this.text[this.at++] !== ':') throw new Error(`a key without a value: ${this.text}`);
    return [key, this.value()];
  }

  private items<Item>(end: string, one: () => Item): Item[] {
    const items: Item[] = [];
    for (this.at++, this.space(); this.text[this.at] !== end; this.space()) {
      items.push(one());
      this.space();
      if (this.text[this.at] === ',') this.at++;
      else if (this.text[this.at] !== end) throw new Error(`a flow without an end: ${this.text}`);
    }
    this.at++;
    return items;
  }

  private space(): void {
    while (this.text[this.at] === ' ') this.at++;
  }
}

function isItem(text: string | undefined): boolean {
  return text !== undefined && (text === '-' || text.startsWith('- '));
}

function scalar(text: string): string {
  const quoted = /^(['"])(.*)\1$/.exec(text);
  return quoted ? (quoted[2] as string) : text;
}

/** A `#` within quotes or within a word is no comment. */
function withoutComment(line: string): string {
  let quote = '';
  for (let at = 0; at < line.length; at++) {
    const character = line[at] as string;
    if (quote) quote = character === quote ? '' : quote;
    else if ((character === "'" || character === '"') && /[\s[{,:]|^$/.test(line[at - 1] ?? '')) quote = character;
    else if (character === '#' && /\s|^$/.test(line[at - 1] ?? '')) return line.slice(0, at).trimEnd();
  }
  return line.trimEnd();
}
