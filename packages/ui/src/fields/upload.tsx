import { CloudUpload, FileText, Trash2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { ErrorFade } from '../feedback/error-fade.tsx';
import { ProgressBar } from '../figures/progress-bar.tsx';

export interface UploadFile {
  key: string;
  name: string;
  /** Its size or its state, in words. */
  note?: string;
  /** Of a picture that may be shown. */
  previewUrl?: string;
  /** 0 to 1 while it travels. */
  progress?: number;
  error?: string;
}

export interface UploadProps {
  label: ReactNode;
  /** The call to choose files, and what may be dropped: kinds, sizes, number. */
  chooseLabel: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  accept?: string | undefined;
  isMultiple?: boolean | undefined;
  isDisabled?: boolean | undefined;
  files: readonly UploadFile[];
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  removeLabel: (name: string) => string;
  progressLabel: (name: string) => string;
}

export function Upload({ label, files, onRemove, removeLabel, progressLabel, error, ...zone }: UploadProps) {
  const id = useId();
  return (
    <div className="grid gap-2.5">
      <span id={`${id}-label`} className="text-13 font-medium text-ink-soft">
        {label}
      </span>
      <DropZone id={id} hasError={Boolean(error)} {...zone} />
      <ErrorFade id={`${id}-error`} error={error} />
      {files.length > 0 && (
        <ul aria-labelledby={`${id}-label`} className="grid gap-2">
          {files.map((file) => (
            <UploadRow
              key={file.key}
              file={file}
              removeLabel={removeLabel(file.name)}
              progressLabel={progressLabel(file.name)}
              onRemove={() => onRemove(file.key)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface DropZoneProps extends Pick<UploadProps, 'chooseLabel' | 'hint' | 'accept' | 'isMultiple' | 'isDisabled' | 'onAdd'> {
  id: string;
  hasError: boolean;
}

function DropZone({ id, hasError, chooseLabel, hint, accept, isMultiple = false, isDisabled = false, onAdd }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);

  function hover(event: DragEvent): void {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type !== 'dragleave');
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const dropped = [...event.dataTransfer.files];
    if (!isDisabled && dropped.length > 0) onAdd(isMultiple ? dropped : dropped.slice(0, 1));
  }

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    onAdd([...(event.currentTarget.files ?? [])]);
    // The same file can be chosen again after it was removed.
    event.currentTarget.value = '';
  }

  const dropping = { onDragEnter: hover, onDragOver: hover, onDragLeave: hover, onDrop: drop };
  const state = isOver ? 'border-brand bg-brand-tint' : hasError ? 'border-bad' : 'border-control';
  return (
    <label
      {...dropping}
      className={`relative grid justify-items-center gap-1 rounded-medium border border-dashed px-4 py-6 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${isDisabled ? 'cursor-not-allowed bg-sunken text-ink-faint' : 'cursor-pointer hover:bg-sunken'} ${state}`}
    >
      <input
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={choose}
        aria-invalid={hasError || undefined}
        aria-describedby={`${id}-label ${id}-error`}
        className="sr-only"
      />
      <CloudUpload size={24} aria-hidden="true" className={isDisabled ? '' : 'text-brand'} />
      <span className="text-14 font-semibold">{chooseLabel}</span>
      {hint && <span className="text-12 text-ink-soft [word-break:auto-phrase]">{hint}</span>}
    </label>
  );
}

interface UploadRowProps {
  file: UploadFile;
  removeLabel: string;
  progressLabel: string;
  onRemove: () => void;
}

function UploadRow({ file, removeLabel, progressLabel, onRemove }: UploadRowProps) {
  return (
    <li className={`flex items-center gap-3 rounded-medium border p-2 ${file.error ? 'border-bad' : 'border-line'}`}>
      {file.previewUrl ? (
        <img src={file.previewUrl} alt="" width="44" height="44" className="size-11 shrink-0 rounded-small bg-sunken object-cover" />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-small bg-sunken text-ink-soft">
          <FileText size={20} aria-hidden="true" />
        </span>
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate text-13 font-semibold">
          <bdi>{file.name}</bdi>
        </span>
        {file.error ? <ErrorFade error={file.error} /> : file.note && <span className="text-12 text-ink-soft">{file.note}</span>}
        {file.progress !== undefined && !file.error && (
          <ProgressBar label={progressLabel} isLabelHidden value={file.progress} size="small" />
        )}
      </div>
      <IconButton size="small" label={removeLabel} icon={<Trash2 size={18} />} onClick={onRemove} />
    </li>
  );
}
