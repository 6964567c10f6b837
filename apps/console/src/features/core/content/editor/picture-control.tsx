import { Button } from '#parts/button.tsx';
import { fieldLabel } from '../content-text.ts';
import { PictureButton } from './picture-button.tsx';

export interface PictureControlProps {
  name: string;
  value: unknown;
  problem: string | undefined;
  onChange: (fileId: string) => void;
}

export function PictureControl({ name, value, problem, onChange }: PictureControlProps) {
  const label = fieldLabel(name);
  const hasPicture = typeof value === 'string' && value !== '';
  return (
    <div role="group" aria-label={label} className="grid gap-1.5">
      <p className="text-13 font-semibold">{label}</p>
      <div className="flex flex-wrap items-center gap-2">
        {hasPicture && (
          <img
            src={`/files/content/${value}`}
            alt="What is chosen now"
            className="h-16 max-w-40 rounded-small border border-line bg-sunken object-cover"
          />
        )}
        <PictureButton label={hasPicture ? 'Take another' : 'Upload a picture'} onUploaded={onChange} />
        {hasPicture && (
          <Button kind="quiet" className="h-7! px-2!" onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-13 text-down">
          {problem}
        </p>
      )}
    </div>
  );
}
