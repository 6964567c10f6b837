import { successCodeOf } from '@peerbourse/contract/envelope';
import { localeCodes, locales } from '@peerbourse/contract/locales';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readWebConfig } from './config.ts';
import { addRobots } from './robots.ts';
import { addSitemap, sitemapOf } from './sitemap.ts';

const siteUrl = 'https://exchange.example';
const documents = [
  { kind: 'article', slug: 'what-escrow-does', languages: ['en' as const, 'ja' as const], changedAt: '2026-11-15T00:00:00.000Z' },
  { kind: 'page', slug: 'terms', languages: ['en' as const], changedAt: '2026-11-15T00:00:00.000Z' },
];
const closed = { documents, currencies: [], hasQuickTrade: false, coins: [], markets: [] };
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

afterEach(() => vi.unstubAllGlobals());

describe('the sitemap', () => {
  it('has the pages of the site in all languages, and documents in those that they exist in', () => {
    const addresses = addressesOf(sitemapOf(siteUrl, closed));
    expect(addresses).toHaveLength(13 * localeCodes.length + 3);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${siteUrl}/`);
    expect(addresses).toContain(`${siteUrl}/ja`);
    expect(addresses).toContain(`${siteUrl}/de/help`);
    expect(addresses).toContain(`${siteUrl}/insights/what-escrow-does`);
    expect(addresses).toContain(`${siteUrl}/ja/insights/what-escrow-does`);
    expect(addresses).not.toContain(`${siteUrl}/de/insights/what-escrow-does`);
    expect(addresses).not.toContain(`${siteUrl}/de/terms`);
    expect(addresses.some((address) => address?.includes('/account'))).toBe(false);
  });

  it('names for every page all of its languages and the one for everybody else', () => {
    const home =
      /<url><loc>https:\/\/exchange\.example\/ja<\/loc>(.*)<\/url>/.exec(sitemapOf(siteUrl, { ...closed, documents: [] }))?.[1] ?? '';
    for (const { htmlLang } of locales) expect(home).toContain(`hreflang="${htmlLang}"`);
    expect(home).toContain(`hreflang="x-default" href="${siteUrl}/"`);
    const article = /<loc>[^<]*\/ja\/insights\/what-escrow-does<\/loc>(.*)<\/url>/.exec(sitemapOf(siteUrl, closed))?.[1] ?? '';
    expect([...article.matchAll(/hreflang="([^"]*)"/g)].map(([, tag]) => tag)).toEqual(['x-default', 'en', 'ja']);
    expect(article).toContain('<lastmod>2026-11-15T00:00:00.000Z</lastmod>');
  });

  it('has the market in every open currency, on both sides, and the quick trade while it is open', () => {
    const addresses = addressesOf(sitemapOf(siteUrl, { ...closed, currencies: ['EUR', 'JPY'], hasQuickTrade: true }));
    expect(addresses).toHaveLength((13 + 5) * localeCodes.length + 3);
    expect(addresses).toContain(`${siteUrl}/p2p-trade/buy/USDT-EUR`);
    expect(addresses).toContain(`${siteUrl}/p2p-trade/appeal-times`);
    expect(addresses).toContain(`${siteUrl}/ja/p2p-trade/sell/USDT-JPY`);
    expect(addresses).toContain(`${siteUrl}/de/buy-sell-crypto`);
    expect(addressesOf(sitemapOf(siteUrl, closed)).some((address) => /p2p-trade\/(?:buy|sell)|buy-sell/.test(address ?? ''))).toBe(false);
  });

  it('has every spot market', () => {
    expect(addressesOf(sitemapOf(siteUrl, { ...closed, markets: ['btc-usdt'] }))).toContain(`${siteUrl}/ja/spot/btc-usdt`);
  });

  it('asks the api once for many, and says that it is away when it is', async () => {
    let asked = 0;
    let isAway = true;
    vi.stubGlobal('fetch', async (address: string | URL) => {
      asked += 1;
      if (isAway) throw new TypeError('nobody listens');
      return Response.json({
        code: successCodeOf(new URL(address).pathname),
        data: {
          documents,
          p2pState: true,
          fastTrade: false,
          allFiatList: [{ fiatCode: 'EUR' }],
          coinList: [{ coinName: 'BTC' }],
          markets: [],
        },
        msg: '',
        requestId: 'r',
      });
    });
    const server = fastify();
    const config = readWebConfig({ PB_ENV: 'test', PB_SITE_URL: siteUrl });
    addSitemap(server, config);
    addRobots(server, config);
    expect((await server.inject('/sitemap.xml')).statusCode).toBe(503);
    isAway = false;
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.inject('/sitemap.xml')));
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200);
      expect(body).toContain('/insights/what-escrow-does');
      expect(body).toContain('/p2p-trade/buy/USDT-EUR');
      expect(body).toContain('/ja/price/btc');
      expect(body).not.toContain('/buy-sell-crypto');
    }
    // Five reads each time: documents, switches, currencies, coins and markets.
    expect(asked).toBe(10);
    expect((await server.inject('/robots.txt')).body).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });
});
