import sharp from 'sharp';
import { differenceHash, fineSide, hashHeight, hashWidth } from './likeness.rules.ts';

/**
 * A program of its own, started as a child with limits on its time: it reads one picture from its input and writes width,
 * height, likeness and a clean JPEG to its output. Whatever is wrong with the picture ends it with an error; the server never decodes
 * foreign bytes itself.
 */
const maxPixels = 25_000_000;
const maxSide = 2_400;

sharp.cache(false);
sharp.concurrency(1);
// Of all the loaders of the library only these three may ever see the bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const input = Buffer.concat(chunks);
const open = () => sharp(input, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });

const { pages = 1 } = await open().metadata();
if (pages > 1) throw new Error('moving pictures are refused');
const { data, info } = await open()
  .autoOrient()
  .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  .flatten({ background: '#ffffff' })
  .toColourspace('srgb')
  .jpeg({ quality: 85 })
  .toBuffer({ resolveWithObject: true });
const head = Buffer.alloc(8);
head.writeUInt32BE(info.width, 0);
head.writeUInt32BE(info.height, 4);
const even = { fit: 'fill', kernel: 'mitchell', fastShrinkOnLoad: false } as const;
const grays = (width: number, height: number) =>
  sharp(data)
    .greyscale()
    .resize({ width, height, ...even })
    .raw()
    .toBuffer();
const likeness = [differenceHash(await grays(hashWidth, hashHeight)), await grays(fineSide, fineSide)];
process.stdout.write(Buffer.concat([head, ...likeness, data]));
