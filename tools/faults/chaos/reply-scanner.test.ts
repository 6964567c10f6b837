import { expect, it } from 'vitest';
import { ReplyScanner, userOf } from '../../../apps/server/test/support/faults/reply-scanner.ts';

function message(letter: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

const row = message('D', 'C\0\0\0\x0bCOMMIT\0');
const selected = message('C', 'SELECT 1\0');
const committed = message('C', 'COMMIT\0');
const ready = message('Z', 'I');

function endsIn(...chunks: Buffer[]): number {
  const scanner = new ReplyScanner();
  return chunks.map((chunk) => scanner.endsCommit(chunk)).indexOf(true);
}

it('finds the word that a commit is done', () => {
  expect(endsIn(Buffer.concat([selected, ready]), Buffer.concat([committed, ready]))).toBe(1);
});

it('is not misled by data that looks like it, nor by other words', () => {
  expect(endsIn(Buffer.concat([row, selected, message('C', 'ROLLBACK\0'), message('C', 'COMMIT PREPARED\0'), ready]))).toBe(-1);
});

it('does not care where the bytes are cut', () => {
  const all = Buffer.concat([row, selected, ready, committed, ready]);
  const end = all.length - ready.length;
  for (let cut = 1; cut < all.length; cut++) {
    expect(endsIn(all.subarray(0, cut), all.subarray(cut))).toBe(cut < end ? 1 : 0);
  }
  const single = Array.from(all, (_, at) => all.subarray(at, at + 1));
  expect(endsIn(...single)).toBe(end - 1);
});

it('finds a commit after messages without a body', () => {
  expect(endsIn(Buffer.concat([message('2', ''), message('n', ''), committed]))).toBe(0);
});

it('reads who comes in', () => {
  const words = Buffer.from('user\0pb_api\0database\0peerbourse\0\0');
  const startup = Buffer.alloc(8);
  startup.writeInt32BE(words.length + 8, 0);
  startup.writeInt32BE(196_608, 4);
  expect(userOf(Buffer.concat([startup, words]))).toBe('pb_api');
  expect(userOf(startup)).toBeUndefined();
  startup.writeInt32BE(80_877_103, 4);
  expect(userOf(Buffer.concat([startup, words]))).toBeUndefined();
});
