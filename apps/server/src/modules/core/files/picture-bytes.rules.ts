/** What the bytes of a picture say about themselves, before anybody decodes them. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, 0, ascii('RIFF')) && startsWith(bytes, 8, ascii('WEBP'))) return 'webp';
  return undefined;
}

/** Where the picture ends; undefined if it does not end within the bytes. */
export function pictureEnd(bytes: Uint8Array, kind: PictureKind): number | undefined {
  const end = { jpeg: jpegEnd, png: pngEnd, webp: webpEnd }[kind](bytes);
  return end !== undefined && end <= bytes.length ? end : undefined;
}

/**
 * Whether something else is hidden behind the picture. Encoders pad with zeros. Cameras put previews and notes of their
 * own behind a JPEG, so there only what is known to be another kind of file counts.
 */
export function hasTrailingData(bytes: Uint8Array, kind: PictureKind, end: number): boolean {
  const rest = bytes.subarray(end);
  if (rest.every((byte) => byte === 0)) return false;
  if (kind !== 'jpeg') return true;
  const text = Buffer.from(rest).toString('latin1').toLowerCase();
  return foreignMarks.some((mark) => text.includes(mark));
}

const foreignMarks = [
  'pk\u0003\u0004',
  'pk\u0005\u0006',
  '%pdf',
  '<html',
  '<script',
  '<svg',
  '<!doctype',
  '<?php',
  '<?xml',
  'rar!',
  '7z\u00bc\u00af',
  '\u007felf',
  'mz\u0090',
];

function startsWith(bytes: Uint8Array, at: number, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[at + index] === byte);
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Chunks of length, name, content and checksum, up to IEND. */
function pngEnd(bytes: Uint8Array): number | undefined {
  const lengths = view(bytes);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + lengths.getUint32(at);
    if (startsWith(bytes, at + 4, ascii('IEND'))) return next;
    at = next;
  }
  return undefined;
}

function webpEnd(bytes: Uint8Array): number | undefined {
  return bytes.length < 12 ? undefined : 8 + view(bytes).getUint32(4, true);
}

const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Segments say how long they are, except the scan's own bits, in which a marker's 0xff is always followed by zero. */
function jpegEnd(bytes: Uint8Array): number | undefined {
  const lengths = view(bytes);
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) at += 1;
    else if (marker === endOfImage) return at + 2;
    else if (isAlone(marker)) at += 2;
    else if (at + 4 > bytes.length) return undefined;
    else {
      at += 2 + lengths.getUint16(at + 2);
      if (marker === startOfScan) at = scanEnd(bytes, at);
    }
  }
  return undefined;
}

function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

function scanEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
  return bytes.length;
}
