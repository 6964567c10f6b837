import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, gzip } from 'node:zlib';
import { newNonce, nonceLength, nonceMark, type PageTemplate, withNonce } from './page-template.ts';

export type PageEncoding = 'br' | 'gzip';

/** Beyond it a page becomes a few bytes smaller and takes many times as long. */
const quality = 5;

const known = new Map<string, PageEncoding | undefined>();
const maxKnown = 1_000;

/** What the visitor's browser reads, the smaller one first. There are a handful of headers in all, so each is read once. */
export function encodingFor(header = ''): PageEncoding | undefined {
  if (known.has(header)) return known.get(header);
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, ...settings]) => !settings.some((setting) => /^q=0(?:\.0*)?$/.test(setting)))
      .map(([name]) => name),
  );
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.has(name));
  if (known.size >= maxKnown) known.clear();
  known.set(header, encoding);
  return encoding;
}

/** A page that one visitor gets. */
export async function compressPage(html: Buffer, encoding: PageEncoding): Promise<Buffer> {
  return encoding === 'br' ? await promisify(brotliCompress)(html, brotliOptions(html)) : await promisify(gzip)(html);
}

const attempts = 3;

/**
 * A page that many get, compressed once: its first nonce stands in the stream as it is, and every later one is a reference to
 * it, so a nonce is changed by writing over these bytes. Brotli has no checksum that would know. Nothing is given back when
 * the page cannot be compressed like that, which takes a nonce that resembles its text.
 */
export async function compressTemplate(page: PageTemplate): Promise<PageTemplate | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = await compressAround(page, attempt === 0 ? nonceMark : newNonce());
    if (made) return made;
  }
  return undefined;
}

async function compressAround(page: PageTemplate, standIn: string): Promise<PageTemplate | undefined> {
  const html = withNonce(page, standIn);
  const [first] = page.noncesAt;
  if (first === undefined) return { bytes: await compressPage(html, 'br'), noncesAt: [] };
  const stream = createBrotliCompress(brotliOptions(html));
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  const flush = () => new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  stream.write(html.subarray(0, first));
  await flush();
  const before = Buffer.concat(parts.splice(0));
  // The stream has to have seen the nonce, so that it can refer to it; what it makes of it is replaced.
  stream.write(html.subarray(first, first + nonceLength));
  await flush();
  parts.length = 0;
  stream.end(html.subarray(first + nonceLength));
  await once(stream, 'end');
  const noncesAt = [before.length + uncompressedHeader.length];
  const template = { bytes: Buffer.concat([before, uncompressedHeader, Buffer.from(standIn), ...parts]), noncesAt };
  return (await followsItsNonce(template, page, standIn)) ? template : undefined;
}

/** RFC 7932, 9.2: not the last block, four nibbles of length, uncompressed; the content starts at the next byte. */
const uncompressedHeader = Buffer.alloc(3);
uncompressedHeader.writeUIntLE(((nonceLength - 1) << 3) | (1 << 19), 0, 3);

/** Tried with a nonce that has no byte in common with the stand-in: whatever else refers to one of its bytes comes out wrong. */
async function followsItsNonce(template: PageTemplate, page: PageTemplate, standIn: string): Promise<boolean> {
  const other = standIn.replaceAll(/[^=]/g, (letter) => (letter === 'A' ? 'B' : 'A'));
  const sent = await promisify(brotliDecompress)(withNonce(template, other)).catch(() => undefined);
  return sent?.equals(withNonce(page, other)) ?? false;
}

function brotliOptions(html: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  };
}
