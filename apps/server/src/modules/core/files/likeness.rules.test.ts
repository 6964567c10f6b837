import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import { bandsOf, isSamePicture, nearBands } from './likeness.rules.ts';

/** A receipt as a banking app shows it. */
function receipt(amount: string, reference: string): Buffer {
  const line = (y: number, text: string, size: number) =>
    `<text x="60" y="${y}" font-size="${size}" font-family="sans-serif">${text}</text>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920"><rect width="1080" height="1920" fill="#f4f6fa"/>
    <rect width="1080" height="300" fill="#124"/><rect x="40" y="380" width="1000" height="900" rx="40" fill="#fff"/>
    ${line(560, `Sent ${amount} EUR`, 90)}${line(760, 'To Ann Example', 60)}${line(900, `Reference ${reference}`, 60)}
    ${line(1040, 'DE89 3704 0044 0532 0130 00', 56)}<circle cx="540" cy="1560" r="120" fill="#2a6"/></svg>`);
}

async function likenessOf(picture: Buffer, quality: number, width = 1080): Promise<Buffer> {
  const jpeg = await sharp(picture).resize({ width }).jpeg({ quality }).toBuffer();
  return (await cleanPicture(jpeg.toString('base64'))).likeness;
}

describe('the likeness of a picture', () => {
  it('R7.13 is the same for a receipt that was saved again, smaller and worse', async () => {
    const [first, again] = [await likenessOf(receipt('101.00', 'A7K2'), 95), await likenessOf(receipt('101.00', 'A7K2'), 60, 720)];
    expect(isSamePicture(first, again)).toBe(true);
    expect(nearBands(bandsOf(first)).some((band) => bandsOf(again).includes(band))).toBe(true);
  });

  it('R7.13 is another one for another receipt of the same bank', async () => {
    const [first, other] = [await likenessOf(receipt('101.00', 'A7K2'), 90), await likenessOf(receipt('2480.50', 'QX93'), 90)];
    expect(isSamePicture(first, other)).toBe(false);
  });
});
