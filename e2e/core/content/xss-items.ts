import { type ContentKind, contentKinds, fixedPages, type TextForm, titledPages } from '@peerbourse/contract/core/content/kind.shape';
import { asOwner } from '../../console/as-owner.ts';
import { newestVersion } from '../../content-desk.ts';
import { staffCall } from '../../site.ts';

/** In which languages the items are written; each has other payloads in the same places. */
export const attackedLocales = ['en', 'ar', 'zh-CN'] as const;

/** Where the visitor of the attack comes from. */
export const attackedCountry = 'FR';

/** Of these a page shows many, so that each payload comes into each of their texts; of the others it shows one. */
const plural: readonly ContentKind[] = ['menu', 'banner', 'community', 'article', 'announcement', 'help', 'incident'];
const single: ReadonlyArray<readonly [ContentKind, string]> = [
  ['notice', 'xss'],
  ['campaign', 'xss'],
  ['restriction', attackedCountry.toLowerCase()],
  ...fixedPages.map((name) => ['page', name] as const),
  ...titledPages.map((name) => ['page-title', name] as const),
];

const places = contentKinds.menu.fields.place.options;
const odd = 'https://a.example/"onmouseover="__xss(1)';

const fieldsOf: Record<ContentKind, (index: number, picture: string) => Record<string, unknown>> = {
  menu: (index) => ({ place: places[index % places.length], parent: index % 7 === 3 ? 'xss-0' : '', to: odd, switch: '', sort: index }),
  banner: (index, picture) => ({ place: 'home', to: odd, picture, tone: 'info', sort: index }),
  notice: () => ({ tone: 'info', to: odd, sort: 0 }),
  campaign: (_index, picture) => ({ audience: 'everybody', countries: [], languages: [], to: odd, picture, sort: 0 }),
  community: (index) => ({ to: odd, languages: [], sort: index }),
  'page-title': () => ({}),
  article: (_index, picture) => ({ category: 'guide', picture }),
  announcement: () => ({ category: 'product', isPinned: false }),
  help: (index) => ({ category: 'start', switch: '', sort: index }),
  page: () => ({}),
  incident: () => ({ parts: ['prices'], impact: 'degraded', phase: 'working' }),
  maintenance: () => ({ isStopped: true }),
  restriction: () => ({ closed: ['p2p'] }),
};

/** Publishes items of every kind but the maintenance, with payloads in all of their texts. */
export async function publishPayloads(payloads: readonly string[], picture: string): Promise<void> {
  for (const kind of plural) {
    for (const index of halfOf(payloads).keys()) await publish(kind, `xss-${index}`, payloads, { index, picture });
  }
  for (const [number, [kind, name]] of single.entries()) await publish(kind, name, payloads, { index: number * 3, picture });
}

/** So many items are enough for all payloads: English has one half of them, Arabic the other. */
function halfOf(payloads: readonly string[]): string[] {
  return payloads.slice(0, Math.ceil(payloads.length / 2));
}

export async function publishMaintenance(payloads: readonly string[]): Promise<void> {
  await publish('maintenance', 'site', payloads, { index: 0, picture: '' });
}

interface Place {
  index: number;
  picture: string;
}

async function publish(kind: ContentKind, name: string, payloads: readonly string[], { index, picture }: Place): Promise<void> {
  const texts = Object.fromEntries(
    attackedLocales.map((locale, number) => {
      const start = index + number * halfOf(payloads).length;
      return [locale, textsOf(kind, turned(payloads, start), { index, picture })];
    }),
  );
  const basedOn = await newestVersion(kind, name);
  const written = await staffCall('/v1/admin/content/write-version', {
    kind,
    name,
    basedOn,
    fields: fieldsOf[kind](index, picture),
    texts,
  });
  const { version } = written as { version: number };
  await staffCall('/v1/admin/content/publish-version', { kind, name, version });
}

function turned(payloads: readonly string[], start: number): string[] {
  return payloads.map((_, index) => payloads[(start + index) % payloads.length] as string);
}

function textsOf(kind: ContentKind, payloads: readonly string[], { index, picture }: Place): Record<string, string> {
  const isOfMany = plural.includes(kind);
  const hasOneInBody = isOfMany && (kind === 'incident' || index > 2);
  return Object.fromEntries(
    Object.entries(contentKinds[kind].texts as Record<string, TextForm>).map(([name, { form, max }], place) => {
      if (form === 'rich') return [name, bodyOf(payloads, hasOneInBody ? 1 : payloads.length).replaceAll(anyPicture, picture)];
      const others = turned(payloads, place * 5);
      return [name, isOfMany ? firstThatFits(others, max) : asManyAsFit(others, max)];
    }),
  );
}

/** The payloads name a picture that nobody has; a text with such a one is refused as a whole. */
const anyPicture = 'A'.repeat(22);

/** What swallows all that follows comes last. On the status page every payload has a body of its own, so that none is swallowed. */
function bodyOf(payloads: readonly string[], count: number): string {
  const isGreedy = (payload: string) => /```|~~~|<!--|<\?|<!\[CDATA|<(?:script|style|textarea|pre)/i.test(payload);
  const some = payloads.slice(0, count);
  return ['x', ...some.filter((payload) => !isGreedy(payload)), ...some.filter(isGreedy)].join('\n\n');
}

function firstThatFits(payloads: readonly string[], max: number): string {
  return payloads.find((payload) => lengthOf(payload) <= max) ?? 'x';
}

function asManyAsFit(payloads: readonly string[], max: number): string {
  return payloads.reduce((text, payload) => (lengthOf(text) + lengthOf(payload) < max ? `${text} ${payload}` : text), 'x');
}

/** A tab is kept as four spaces. */
function lengthOf(text: string): number {
  return text.replaceAll('\t', '    ').length;
}

export interface BeforeTheAttack {
  at: Date;
  publication: string;
}

export async function beforeTheAttack(): Promise<BeforeTheAttack> {
  const [row] = await asOwner<{ at: Date; publication: string }>(
    'SELECT app_now() AS at, (SELECT coalesce(max(id), 0) FROM content_publications) AS publication',
  );
  return row as BeforeTheAttack;
}

/** As if nothing had been written: other tests read the same pages. */
export async function forgetTheAttack({ at, publication }: BeforeTheAttack): Promise<void> {
  await asOwner('DELETE FROM content_publications WHERE id > $1', [publication]);
  await asOwner(
    'DELETE FROM content_bodies b USING content_versions v WHERE v.item_id = b.item_id AND v.version = b.version AND v.written_at >= $1',
    [at],
  );
  await asOwner('DELETE FROM content_versions WHERE written_at >= $1', [at]);
  await asOwner('DELETE FROM content_items WHERE created_at >= $1', [at]);
}
