import type { UploadPurpose } from '@peerbourse/contract/core/files/file.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { ErrorFade } from '@peerbourse/ui/feedback/error-fade';
import { Spinner } from '@peerbourse/ui/feedback/spinner';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { Camera } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Photo } from './application.form.ts';
import { type TakenPhoto, usePhoto } from './use-photo.ts';

interface PhotoFieldProps {
  part: UploadPurpose;
  name: string;
  how: string;
  photo: Photo | undefined;
  problem: string | undefined;
  onPhoto: (photo: Photo | undefined) => void;
}

/** One photo: taken or chosen, shown, and taken again if it is not good enough. */
export function PhotoField({ part, name, how, photo, problem, onPhoto }: PhotoFieldProps) {
  const t = useText('verification');
  const id = useId();
  const taken = usePhoto(part, photo, onPhoto);
  const error = useTrouble(taken) ?? (taken.doing || photo ? undefined : problem);
  return (
    <div className={`grid content-start gap-3 rounded-medium border p-3.5 ${error ? 'border-bad' : 'border-line-strong'}`}>
      <div>
        <h3 id={`${id}-name`} className="text-14 font-semibold">
          {name}
        </h3>
        <p id={`${id}-how`} className="mt-0.5 text-13 text-ink-soft">
          {how}
        </p>
      </div>
      <PhotoFrame taken={taken} alt={t('photo_alt', { part: name })} />
      <ErrorFade id={`${id}-error`} error={error} />
      <div className="flex flex-wrap items-center gap-2.5">
        <PhotoButton
          id={id}
          capture={part === 'identity-selfie' ? 'user' : 'environment'}
          isDisabled={taken.doing !== undefined}
          isWrong={error !== undefined}
          onFile={(file) => void taken.take(file)}
        >
          {taken.preview ? t('photo_retake') : t('photo_choose')}
        </PhotoButton>
        {taken.problem && (
          <Button variant="secondary" onClick={() => void taken.sendAgain()}>
            {t('photo_again')}
          </Button>
        )}
        <span role="status">{photo && <StatusTag tone="success" label={t('photo_done')} />}</span>
      </div>
    </div>
  );
}

function useTrouble({ isUnreadable, problem }: TakenPhoto): string | undefined {
  const t = useText('verification');
  return isUnreadable ? t('photo_unreadable') : problem?.message;
}

interface PhotoButtonProps {
  id: string;
  /** Which camera a phone opens. */
  capture: 'user' | 'environment';
  isDisabled: boolean;
  isWrong: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

function PhotoButton({ id, capture, isDisabled, isWrong, onFile, children }: PhotoButtonProps) {
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.currentTarget.files ?? [];
    if (file) onFile(file);
    // The same file can be chosen again.
    event.currentTarget.value = '';
  }

  return (
    <label className="button-shape relative min-h-11 cursor-pointer rounded-medium border border-line-strong px-4 text-14 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:text-ink-faint hover:bg-sunken mouse:min-h-9">
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture={capture}
        disabled={isDisabled}
        aria-labelledby={`${id}-choose ${id}-name`}
        aria-describedby={`${id}-how ${id}-error`}
        aria-invalid={isWrong ? true : undefined}
        onChange={choose}
        className="sr-only"
      />
      <span id={`${id}-choose`}>{children}</span>
    </label>
  );
}

function PhotoFrame({ taken: { preview, doing }, alt }: { taken: TakenPhoto; alt: string }) {
  const t = useText('verification');
  return (
    <div className="relative grid aspect-[8/5] place-items-center overflow-hidden rounded-small bg-sunken text-ink-faint">
      {preview ? (
        <img src={preview} alt={alt} className="absolute inset-0 size-full object-contain" />
      ) : (
        <Camera size={32} aria-hidden="true" />
      )}
      {doing && (
        <div className="absolute inset-0 grid place-items-center content-center gap-2 bg-canvas/85 text-13 text-ink">
          <Spinner />
          <span role="status">{doing === 'preparing' ? t('photo_preparing') : t('photo_sending')}</span>
        </div>
      )}
    </div>
  );
}
