import { maxPictureBytes } from '@peerbourse/rules/picture-size';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

export interface Photo {
  name: string;
  /** For showing it; the policy of the site allows pictures in this form. */
  dataUrl: string;
  base64: string;
}

export type PhotoProblem = 'problem_photo_kind' | 'problem_photo_large';

export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): PhotoProblem | undefined {
  if (!kinds.includes(type)) return 'problem_photo_kind';
  return size > maxPictureBytes ? 'problem_photo_large' : undefined;
}

export const photoKinds = kinds.join(',');

/** Reads a picture for the wire, where it travels as base64. */
export function readPhoto(file: File): Promise<Photo> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.addEventListener('load', () => {
      const dataUrl = reader.result as string;
      resolve({ name: file.name, dataUrl, base64: dataUrl.slice(dataUrl.indexOf(',') + 1) });
    });
    reader.readAsDataURL(file);
  });
}
