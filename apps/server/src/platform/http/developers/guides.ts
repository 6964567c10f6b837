import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import { escape } from './frame.ts';

const root = join(import.meta.dirname, '../../../../../../docs/developers');

/** In the order of the menu; the first is the front page. */
const names = [
  'quick-start',
  'authentication',
  'p2p-trade',
  'sealed-fields',
  'errors',
  'idempotency',
  'rate-limits',
  'live-socket',
  'webhooks',
  'versions',
] as const;

export interface Guide {
  path: string;
  title: string;
  body: string;
  /** What is looked through. */
  source: string;
}

/** The pages of docs/developers, rendered once. */
export function readGuides(): Guide[] {
  return names.map((name, at) => {
    const source = readFileSync(join(root, `${name}.md`), 'utf8');
    const title = /^# (.*)$/m.exec(source)?.[1] ?? name;
    return { path: at === 0 ? '/developers/' : `/developers/${name}`, title, body: markdown.parse(source, { async: false }), source };
  });
}

const markdown = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth, text }) {
      const id = text
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^\d*-|-$/g, '');
      return `<h${depth} id="${escape(id)}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
    code: ({ text }) => `<pre tabindex="0"><code>${escape(text)}</code></pre>`,
    table(token) {
      const cells = (row: typeof token.header, tag: string) =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      return `<div class="table" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>`;
    },
    html: () => '',
  },
});
