import type { CallOutput } from '@peerbourse/contract/call';
import { fixedPages, titledPages } from '@peerbourse/contract/core/content/kind.shape';
import { publicDocuments } from '@peerbourse/contract/core/content/public-documents';
import { coinChainList } from '@peerbourse/contract/core/reference/coin-chain-list';
import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { headers } from '@peerbourse/contract/headers';
import { defaultLocale, type LocaleCode, localeCodes, localeOf, prefixOf } from '@peerbourse/contract/locales';
import { markets } from '@peerbourse/contract/markets/spot/markets';
import { coinsAndFiats } from '@peerbourse/contract/p2p/p2p-config/coins-and-fiats';
import type { FastifyInstance } from 'fastify';
import { makePost } from '../src/base/api/call.ts';
import { measuredCarry } from '../src/base/api/measured-carry.server.ts';
import type { WebConfig } from './config.ts';
import { keeping } from './keeping.ts';
import { tellRequest } from './metrics.ts';

type PublicDocument = CallOutput<typeof publicDocuments>['documents'][number];

const keptMs = 3_000;
const timeoutMs = 5_000;

/** Tells search engines every page that anybody may read, in every language in which it exists. */
export function addSitemap(server: FastifyInstance, config: WebConfig): void {
  const current = keeping(keptMs, async () => sitemapOf(config.siteUrl, await contentsOf(config)));
  server.get('/sitemap.xml', async (_request, reply) => {
    try {
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=60')
        .send(await current());
    } catch (error) {
      server.log.warn(error, 'the api did not say which pages are public');
      return reply.code(503).header('retry-after', '60').header('cache-control', 'no-store').type('text/plain').send('try again later');
    }
  });
}

/** What depends on operators. */
export interface SitemapContents {
  documents: readonly PublicDocument[];
  /** Of the P2P market; none while it is closed. */
  currencies: readonly string[];
  hasQuickTrade: boolean;
  coins: readonly string[];
  /** Of the spot market, as addresses name them. */
  markets: readonly string[];
}

async function contentsOf({ apiUrl, serviceToken }: WebConfig): Promise<SitemapContents> {
  const extraHeaders = { [headers.serviceToken]: serviceToken };
  const post = makePost({ baseUrl: apiUrl, locale: localeOf(defaultLocale), timeoutMs, extraHeaders, carry: measuredCarry(tellRequest) });
  const [{ documents }, { p2pState, fastTrade }, { allFiatList }, { coinList }, spot] = (await Promise.all(
    [publicDocuments, siteSettings, coinsAndFiats, coinChainList, markets].map(({ path }) => post(path, {})),
  )) as [
    CallOutput<typeof publicDocuments>,
    CallOutput<typeof siteSettings>,
    CallOutput<typeof coinsAndFiats>,
    CallOutput<typeof coinChainList>,
    CallOutput<typeof markets>,
  ];
  return {
    documents,
    currencies: p2pState ? allFiatList.map(({ fiatCode }) => fiatCode) : [],
    hasQuickTrade: p2pState && fastTrade,
    coins: coinList.map(({ coinName }) => coinName),
    markets: spot.markets.map(({ base, quote }) => `${base}-${quote}`.toLowerCase()),
  };
}

interface PublicPage {
  /** Without language; empty for the home page. */
  path: string;
  languages: readonly LocaleCode[];
  changedAt?: string;
}

/** Addresses need no escaping: names of documents are letters, digits and dashes, and so are those of currencies. */
export function sitemapOf(siteUrl: string, { documents, currencies, hasQuickTrade, coins, markets: names }: SitemapContents): string {
  const pages = [
    ...ownPages,
    ...(hasQuickTrade ? [{ path: '/buy-sell-crypto', languages: localeCodes }] : []),
    ...coins.map((coin) => ({ path: `/price/${coin.toLowerCase()}`, languages: localeCodes })),
    ...names.map((name) => ({ path: `/spot/${name}`, languages: localeCodes })),
    ...currencies.flatMap(hallPages),
    ...documents.flatMap(pageOfDocument),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entriesOf(siteUrl, page)),
    '</urlset>',
    '',
  ].join('\n');
}

const documentPages: ReadonlySet<string> = new Set(fixedPages);

/** Pages that are written into the site, in all languages; the texts of the fixed ones are documents. */
const ownPages: readonly PublicPage[] = [
  ...titledPages.filter((page) => !documentPages.has(page)).map((page) => (page === 'home' ? '' : `/${page}`)),
  '/verify/receipt',
  '/verify/escrow',
  '/p2p-trade/appeal-times',
  '/support',
].map((path) => ({ path, languages: localeCodes }));

/** The coin that most people trade stands for the others, which are a link away. */
function hallPages(currency: string): PublicPage[] {
  return ['buy', 'sell'].map((side) => ({ path: `/p2p-trade/${side}/USDT-${currency}`, languages: localeCodes }));
}

const folders: Readonly<Record<string, string>> = { article: '/insights/', announcement: '/announcements/', help: '/help/', page: '/' };

function pageOfDocument({ kind, slug, languages, changedAt }: PublicDocument): PublicPage[] {
  const folder = folders[kind];
  return folder === undefined ? [] : [{ path: `${folder}${slug}`, languages, changedAt }];
}

function entriesOf(siteUrl: string, { path, languages, changedAt }: PublicPage): string[] {
  const addressIn = (code: LocaleCode) => `${siteUrl}${`${prefixOf(code)}${path}` || '/'}`;
  const linkTo = (hreflang: string, code: LocaleCode) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(code)}"/>`;
  const links = [linkTo('x-default', defaultLocale), ...languages.map((code) => linkTo(localeOf(code).htmlLang, code))].join('');
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
  return languages.map((code) => `<url><loc>${addressIn(code)}</loc>${changed}${links}</url>`);
}
