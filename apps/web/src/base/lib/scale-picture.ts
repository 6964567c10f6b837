const longestSide = 2_400;
const quality = 0.88;

/** How large a picture is sent: never larger than it is, and no side longer than the server keeps. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, longestSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** The photo upright, small enough and without what the camera wrote into it, as a data address; nothing if it cannot be read. */
export async function scalePicture(file: Blob): Promise<string | undefined> {
  return (await scaledCanvas(file))?.toDataURL('image/jpeg', quality);
}

/** The same before it becomes a file, for whoever paints on it first. */
export async function scaledCanvas(file: Blob): Promise<HTMLCanvasElement | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, scaledSize(picture.width, picture.height));
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  // What is transparent would turn black.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/** What stands behind the comma of a data address. */
export function base64Of(address: string): string {
  return address.slice(address.indexOf(',') + 1);
}
