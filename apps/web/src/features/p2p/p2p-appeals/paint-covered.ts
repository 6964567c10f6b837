import type { Box } from './cover-boxes.ts';

const quality = 0.9;

/** The picture as it is sent, as a data address. What is covered is painted over before the file is made, so it never leaves the browser. */
export function paintCovered(picture: HTMLCanvasElement, boxes: readonly Box[]): string | undefined {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: picture.width, height: picture.height });
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  brush.drawImage(picture, 0, 0);
  brush.fillStyle = '#000';
  for (const { x, y, width, height } of boxes) brush.fillRect(x, y, width, height);
  return canvas.toDataURL('image/jpeg', quality);
}
