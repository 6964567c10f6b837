import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface HostileFile {
  name: string;
  base64: string;
  /** `refused` and `accepted` must come out so; `either` may be repaired or refused, but never harm. */
  fate: 'refused' | 'accepted' | 'either';
}

/** How many files there are; 300 in the nightly run. */
export const hostileCount = Number(process.env.PB_HOSTILE_FILES ?? 160);

/** Files of many kinds, the same in every run of as many. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const random = seeded(7);
  const good = await goodPictures();
  const jpeg = await noise('jpeg', 320, 240);
  const png = await noise('png', 320, 240);
  const webp = await noise('webp', 320, 240);
  const files: HostileFile[] = [
    ...good,
    ...polyglots(jpeg, png, webp),
    ...(await otherKinds(jpeg)),
    ...bombs(),
    ...(await moving()),
    ...brokenText(jpeg),
  ];
  const kinds = { jpeg, png, webp } as const;
  for (const [kind, whole] of Object.entries(kinds)) {
    for (let n = 0; n < 0.12 * hostileCount; n++) {
      const at = Math.floor(random() * (whole.length - 1));
      files.push(file(`${kind} cut off at byte ${at}`, whole.subarray(0, at), 'refused'));
    }
  }
  for (let n = 0; files.length < hostileCount; n++) {
    const [kind, whole] = Object.entries(kinds)[n % 3] as [string, Buffer];
    const copy = Buffer.from(whole);
    const flips = 1 + Math.floor(random() * 20);
    for (let flip = 0; flip < flips; flip++) {
      const at = Math.floor(random() * copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    }
    files.push(file(`${kind} number ${n} with ${flips} wrong bits`, copy, 'either'));
  }
  return files;
}

function file(name: string, bytes: Buffer, fate: HostileFile['fate']): HostileFile {
  return { name, base64: bytes.toString('base64'), fate };
}

async function noise(kind: 'jpeg' | 'png' | 'webp', width: number, height: number): Promise<Buffer> {
  const random = seeded(width * height);
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.floor(random() * 256)));
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(kind)
    .toBuffer();
}

/** Unusual, and yet what a phone or a scanner may send. */
async function goodPictures(): Promise<HostileFile[]> {
  const plain = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#284' } });
  const gps = {
    IFD0: { Copyright: 'secret owner' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitudeRef: 'W' },
  };
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';
  return [
    file('EXIF with GPS', await plain().withExif(gps).jpeg().toBuffer(), 'accepted'),
    file('EXIF with GPS in a PNG', await plain().withExif(gps).png().toBuffer(), 'accepted'),
    file('EXIF with GPS in a WebP', await plain().withExif(gps).webp().toBuffer(), 'accepted'),
    file('XMP', await plain().withXmp(xmp).jpeg().toBuffer(), 'accepted'),
    file('ICC profile', await plain().withIccProfile('p3').jpeg().toBuffer(), 'accepted'),
    file('CMYK', await plain().toColourspace('cmyk').jpeg().toBuffer(), 'accepted'),
    file('16 bit', await plain().toColourspace('rgb16').png().toBuffer(), 'accepted'),
    file('grey', await plain().greyscale().jpeg().toBuffer(), 'accepted'),
    file('transparent', await plain().ensureAlpha(0.5).png().toBuffer(), 'accepted'),
    file('palette', await plain().png({ palette: true }).toBuffer(), 'accepted'),
    file('progressive', await plain().jpeg({ progressive: true }).toBuffer(), 'accepted'),
    file('interlaced', await plain().png({ progressive: true }).toBuffer(), 'accepted'),
    file('lossless', await plain().webp({ lossless: true }).toBuffer(), 'accepted'),
    file(
      'one pixel',
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
      'accepted',
    ),
    file('padded with zeros', Buffer.concat([await plain().jpeg().toBuffer(), Buffer.alloc(512)]), 'accepted'),
    file(
      'a preview behind the picture',
      Buffer.concat([await plain().jpeg().toBuffer(), await plain().resize(80).jpeg().toBuffer()]),
      'accepted',
    ),
    file('a page in a comment', withComment(await plain().jpeg().toBuffer(), '<html><script>alert(1)</script></html>'), 'accepted'),
    file(
      '24 megapixels',
      await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
      'accepted',
    ),
  ];
}

function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

/** Pictures that are something else as well. */
function polyglots(jpeg: Buffer, png: Buffer, webp: Buffer): HostileFile[] {
  const page = Buffer.from('<html><body><script>alert(document.domain)</script></body></html>');
  const archive = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(60, 1), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);
  const passengers: Record<string, Buffer> = {
    HTML: page,
    ZIP: archive,
    PDF: Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>'),
    SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    PHP: Buffer.from('<?php system($_GET["c"]); ?>'),
    ELF: Buffer.from('\u007fELF\u0002\u0001\u0001'),
  };
  const behind = Object.entries({ jpeg, png, webp }).flatMap(([kind, whole]) =>
    Object.entries(passengers).map(([name, bytes]) => file(`${kind} with ${name} behind it`, Buffer.concat([whole, bytes]), 'refused')),
  );
  const before = Object.entries(passengers).map(([name, bytes]) =>
    file(`${name} with a jpeg behind it`, Buffer.concat([bytes, jpeg]), 'refused'),
  );
  const headOnly = Object.entries(passengers).map(([name, bytes]) =>
    file(`${name} with the first bytes of a jpeg`, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), bytes]), 'refused'),
  );
  return [...behind, ...before, ...headOnly];
}

async function otherKinds(jpeg: Buffer): Promise<HostileFile[]> {
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#123' } });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
  const texts: Record<string, string> = {
    SVG: svg,
    'SVG with a declaration': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
    PDF: '%PDF-1.7\n%%EOF',
    HTML: '<!doctype html><title>x</title>',
    MVG: 'push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1/x"\npop graphic-context',
    PPM: 'P3 1 1 255 0 0 0',
    'a script': '#!/bin/sh\nid > /tmp/owned\n',
  };
  return [
    file('GIF', await plain.clone().gif().toBuffer(), 'refused'),
    file('TIFF', await plain.clone().tiff().toBuffer(), 'refused'),
    file('AVIF', await plain.clone().avif().toBuffer(), 'refused'),
    file('BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(120)]), 'refused'),
    file('ICO', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), jpeg]), 'refused'),
    file('zeros', Buffer.alloc(4096), 'refused'),
    file('0xff', Buffer.alloc(4096, 0xff), 'refused'),
    file('GIF that says it is a jpeg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await plain.clone().gif().toBuffer()]), 'refused'),
    file('RIFF that holds sound', Buffer.concat([Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt '), Buffer.alloc(40)]), 'refused'),
    file('WebP of nothing', Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBP'), 'refused'),
    file('jpeg of nothing', Buffer.from([0xff, 0xd8, 0xff, 0xd9, ...Buffer.alloc(12)]), 'refused'),
    ...Object.entries(texts).map(([name, text]) => file(name, Buffer.from(text.padEnd(40)), 'refused')),
  ];
}

/** Small files that would unfold into gigabytes. */
function bombs(): HostileFile[] {
  const claims: Array<[number, number]> = [
    [30_000, 30_000],
    [65_535, 65_535],
    [2_147_483_647, 1],
    [1, 2_147_483_647],
    [25_000, 1_001],
    [0, 0],
    [5_001, 5_000],
  ];
  const empty = claims.map(([width, height]) =>
    file(`PNG that claims ${width} x ${height}`, pngOf(width, height, Buffer.alloc(16)), 'refused'),
  );
  // 5000 x 4999 is allowed by its pixels; its single row of content unfolds into ten times what the picture needs.
  const deflated = pngOf(5_000, 4_999, Buffer.alloc(260_000_000 / 4));
  const notes = Array.from({ length: 200 }, () =>
    chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(4_000_000))])),
  );
  const frame = pngChunks(8, 8, Buffer.alloc(8 * 25));
  const noted = Buffer.concat([signature, frame.head, ...notes, frame.content, frame.end]);
  const nested = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.alloc(14),
    jpegFrame(60_000, 60_000),
    Buffer.from([0xff, 0xd9]),
  ]);
  return [
    ...empty,
    file('deflate bomb', deflated, 'either'),
    file('PNG with bombs as notes', noted, 'either'),
    file('JPEG of 60000 x 60000', nested, 'refused'),
  ];
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const { head, content, end } = pngChunks(width, height, pixels);
  return Buffer.concat([signature, head, content, end]);
}

function pngChunks(width: number, height: number, pixels: Buffer) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return { head: chunk('IHDR', head), content: chunk('IDAT', deflateSync(pixels, { level: 9 })), end: chunk('IEND', Buffer.alloc(0)) };
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(checksum(body), 4 + body.length);
  return frame;
}

function checksum(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

function jpegFrame(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return frame;
}

async function moving(): Promise<HostileFile[]> {
  const frames = Buffer.concat(Array.from({ length: 40 }, (_, n) => Buffer.alloc(64 * 64 * 3, n * 6)));
  const film = sharp(frames, { raw: { width: 64, height: 64 * 40, channels: 3, pageHeight: 64 } });
  return [
    file(
      'moving WebP',
      await film
        .clone()
        .webp({ loop: 0, delay: Array.from({ length: 40 }, () => 20) })
        .toBuffer(),
      'refused',
    ),
    file('moving GIF', await film.clone().gif().toBuffer(), 'refused'),
  ];
}

/** Texts that are not base64 of anything. */
function brokenText(jpeg: Buffer): HostileFile[] {
  const text = jpeg.toString('base64');
  const texts: Record<string, string> = {
    'base64 with line breaks': text.replace(/.{76}/g, '$&\n'),
    'base64 with spaces': text.replace(/.{76}/g, '$& '),
    'base64 of addresses': jpeg.toString('base64url').replace(/[A-Z]/, '_'),
    'base64 with a heading': `data:image/jpeg;base64,${text}`,
    'base64 with padding inside': `${text.slice(0, 100)}==${text.slice(100)}`,
    garbage: '!'.repeat(400),
    'a zero character': `${text.slice(0, 100)}\u0000${text.slice(100)}`,
    'nothing at all': '',
    'one byte': 'AA==',
    letters: 'A'.repeat(4_000),
    'more than five megabytes': Buffer.concat([jpeg, Buffer.alloc(5.1 * 1024 * 1024)]).toString('base64'),
  };
  return Object.entries(texts).map(([name, base64]) => ({ name, base64, fate: 'refused' }));
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
