import { localeCode } from '@peerbourse/contract/core/content/item.shape';
import { documentKinds, itemName } from '@peerbourse/contract/core/content/kind.shape';
import type { LocaleCode } from '@peerbourse/contract/locales';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { liveItem } from '#modules/core/content/live-items.ts';
import { textsFor } from '#modules/core/content/texts-for.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { RouterContext } from '#platform/http-role.ts';
import { refuse } from '#platform/refusal.ts';
import { translate } from '#platform/texts.ts';
import type { Card } from './card-svg.rules.ts';
import { drawCard, keptCard } from './draw-card.ts';

const asked = z.object({ locale: localeCode, kind: z.enum([...documentKinds, 'page-title']), slug: itemName });
type Asked = z.output<typeof asked>;

/** Only what has to be drawn counts. */
const drawings = { area: 'content', name: 'share-picture', path: '/files/og', rate: { points: 60, perSeconds: 60 } };

/** GET /files/og/:locale/:kind/:slug.png: the picture that others show beside a link to a page (Open Graph), with the page's title. */
export function addSharePictures(server: FastifyInstance, { runtime, countVisit }: RouterContext): void {
  server.get('/files/og/:locale/:kind/:slug.png', async (request, reply) => {
    const { data } = z.safeParse(asked, request.params);
    const card = data && (await cardOf(runtime.db, data));
    if (!card) throw refuse('request.unknown-path');
    if (!keptCard(card)) await countVisit(request, drawings);
    return reply
      .type('image/png')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=300')
      .send(await drawCard(card));
  });
}

async function cardOf(db: Db, { locale, kind, slug }: Asked): Promise<Card | undefined> {
  const item = await liveItem(db, kind, slug);
  if (!item) return undefined;
  const { language, texts } = textsFor(item, locale);
  const { name: brand } = await readSetting(db, 'site.brand');
  return { brand, title: texts.title, line: lineOf(kind, language), language };
}

const lines: Partial<Record<Asked['kind'], string>> = { article: 'nav_insights', announcement: 'nav_announcements', help: 'nav_help' };

function lineOf(kind: Asked['kind'], language: LocaleCode): string {
  const key = lines[kind];
  return key === undefined ? '' : translate(language, 'common', key);
}
