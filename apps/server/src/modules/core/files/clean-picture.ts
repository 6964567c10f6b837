import { maxPictureBytes, maxPictureMegabytes } from '@peerbourse/rules/picture-size';
import { refuse } from '#platform/refusal.ts';
import { hasTrailingData, pictureEnd, pictureKind } from './picture-bytes.rules.ts';
import { type Picture, reencode } from './picture-process.ts';

/** Makes a picture of ours out of foreign bytes, or refuses them. */
export async function cleanPicture(base64: string): Promise<Picture> {
  const refused = refuse('files.refused', { maxMegabytes: maxPictureMegabytes });
  // The length of the text tells the size, so nothing larger is ever decoded.
  if ((base64.length / 4) * 3 > maxPictureBytes + 2) throw refused;
  const bytes = Buffer.from(base64, 'base64');
  const kind = pictureKind(bytes);
  const end = kind && pictureEnd(bytes, kind);
  if (!kind || end === undefined || bytes.length > maxPictureBytes || hasTrailingData(bytes, kind, end)) throw refused;
  const picture = await reencode(bytes.subarray(0, end));
  if (!picture) throw refused;
  return picture;
}
