import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isLocaleCode, type LocaleCode, type LocaleRow, localeOf } from '@peerbourse/contract/locales';
import { p2pFiatCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { type Catalogue, catalogueAreas, catalogueRoot, readCatalogue } from '@peerbourse/texts/read-catalogue';
import type { FastifyInstance } from 'fastify';
import { countryNames, marketCountryNames } from './country-names.ts';

interface Kept {
  texts: Catalogue;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** The areas that nobody writes. */
const made: Readonly<Record<string, (locale: LocaleRow) => Catalogue>> = {
  countries: countryNames,
  'market-countries': marketCountryNames,
};

export function areaTexts(area: string, code: LocaleCode): Catalogue {
  const locale = localeOf(code);
  return made[area]?.(locale) ?? readCatalogue(area, code, locale.overlayOf);
}

/** The texts that browsers may ask for, by area and language; their version is part of their address. */
export class TextLibrary {
  private readonly kept = new Map<string, Kept>();
  private readonly areas: ReadonlySet<string>;
  readonly version: string;

  constructor() {
    // Only what pages show: the server's own words stay with the server.
    const serverOnly = new Set(['refusals', 'exports']);
    const written = catalogueAreas().filter((name) => !serverOnly.has(name));
    this.areas = new Set([...written, ...Object.keys(made)]);
    // Another Node.js may know other names, and another release other markets.
    const hash = createHash('sha256').update(`${process.versions.icu} ${p2pFiatCodes.join()}`);
    for (const area of written) {
      for (const file of readdirSync(join(catalogueRoot, area)).sort())
        hash.update(JSON.stringify(this.texts(area, file.replace('.json', '') as LocaleCode)));
    }
    this.version = hash.digest('hex').slice(0, 12);
  }

  texts(area: string, code: LocaleCode): Catalogue {
    return this.entry(area, code).texts;
  }

  file(area: string, code: string, encoding: string): { body: Buffer; encoding?: 'br' | 'gzip' } | undefined {
    if (!this.areas.has(area) || !isLocaleCode(code)) return undefined;
    const entry = this.entry(area, code);
    if (encoding.includes('br')) return { body: (entry.br ??= brotliCompressSync(entry.plain)), encoding: 'br' };
    if (encoding.includes('gzip')) return { body: (entry.gzip ??= gzipSync(entry.plain)), encoding: 'gzip' };
    return { body: entry.plain };
  }

  private entry(area: string, code: LocaleCode): Kept {
    const name = `${area}/${code}`;
    const known = this.kept.get(name);
    if (known) return known;
    const texts = areaTexts(area, code);
    const entry = { texts, plain: Buffer.from(JSON.stringify(texts)) };
    this.kept.set(name, entry);
    return entry;
  }
}

export function addTexts(server: FastifyInstance, library: TextLibrary): void {
  server.get<{ Params: { version: string; area: string; file: string } }>('/assets/texts/:version/:area/:file', async (request, reply) => {
    const { version, area, file } = request.params;
    const found = file.endsWith('.json') ? library.file(area, file.slice(0, -5), request.headers['accept-encoding'] ?? '') : undefined;
    if (!found) return reply.code(404).send('not found');
    if (found.encoding) reply.header('content-encoding', found.encoding);
    // Somebody with an old page gets the new texts, but does not keep them under the old address.
    const cache = version === library.version ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply.type('application/json').header('vary', 'accept-encoding').header('cache-control', cache).send(found.body);
  });
}
