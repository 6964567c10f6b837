import { escape } from './frame.ts';
import type { Guide } from './guides.ts';
import type { ReferenceCall } from './reference.ts';

const most = 40;

interface Entry {
  href: string;
  title: string;
  about: string;
  /** In lower case. */
  text: string;
  /** Found in its name counts for more. */
  name: string;
}

/** Looks through guides and calls for every word, those first that have it in their name. */
export function makeSearch(guides: readonly Guide[], calls: readonly ReferenceCall[]): (asked: string) => string {
  const entries = [...guides.map(guideEntry), ...calls.map(callEntry)];
  return (asked) => {
    const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length === 0 ? [] : entries.filter(({ text }) => words.every((word) => text.includes(word)));
    const sorted = found.toSorted((one, other) => inName(other, words) - inName(one, words));
    return listOf(asked, sorted.slice(0, most), sorted.length);
  };
}

function guideEntry({ path, title, source }: Guide): Entry {
  return { href: path, title, about: 'Guide', text: source.toLowerCase(), name: title.toLowerCase() };
}

function callEntry({ call, href, name }: ReferenceCall): Entry {
  const words = [name, call.area, call.name, call.path, call.summary, call.scope, ...call.refusals].join(' ');
  return { href, title: name, about: call.summary, text: words.toLowerCase(), name: name.toLowerCase() };
}

function inName({ name }: Entry, words: readonly string[]): number {
  return words.filter((word) => name.includes(word)).length;
}

function listOf(asked: string, found: readonly Entry[], count: number): string {
  const items = found.map(
    ({ href, title, about }) => `<li><a href="${href}">${escape(title)}</a><br><span class="soft">${escape(about)}</span></li>`,
  );
  const said =
    asked.trim() === ''
      ? 'Nothing was asked for.'
      : `${count} found for “${escape(asked)}”${count > most ? `, the first ${most} of them` : ''}.`;
  return `<h1>Search</h1><p>${said}</p><ul>${items.join('')}</ul>`;
}
