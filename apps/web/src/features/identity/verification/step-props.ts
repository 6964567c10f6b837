import type { UploadPurpose } from '@peerbourse/contract/core/files/file.shape';
import type { Draft, Photo, Problems } from './application.form.ts';

/** What every step of the application is given. */
export interface StepProps {
  draft: Draft;
  problems: Problems;
  /** How old somebody with such a document has to be. */
  years: number;
  onChange: (change: Partial<Draft>) => void;
  onPhoto: (part: UploadPurpose, photo: Photo | undefined) => void;
  onDone: () => void;
  onBack: (() => void) | undefined;
}
