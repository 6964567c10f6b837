import { describe, expect, it } from 'vitest';
import { videoType } from './video-bytes.rules.ts';

const padded = (...head: Array<string | number[]>) =>
  Buffer.concat([...head.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))), Buffer.alloc(64)]);

describe('the first bytes of a video', () => {
  it.each([
    ['video/mp4', padded([0, 0, 0, 32], 'ftypisom')],
    ['video/mp4', padded([0, 0, 0, 32], 'ftyp3gp5')],
    ['video/quicktime', padded([0, 0, 0, 20], 'ftypqt  ')],
    ['video/webm', padded([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84], 'webm')],
  ])('R7.13 are those of %s', (type, bytes) => expect(videoType(bytes)).toBe(type));

  it.each([
    ['a page', padded('<!doctype html><script>alert(1)</script>')],
    ['a picture of the same family', padded([0, 0, 0, 32], 'ftypheic')],
    ['another matroska', padded([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x88], 'matroska')],
    ['a program', padded([0x7f, 0x45, 0x4c, 0x46])],
    ['hardly anything', Buffer.from('ftyp')],
  ])('R7.13 are not those of %s', (_, bytes) => expect(videoType(bytes)).toBeUndefined());
});
