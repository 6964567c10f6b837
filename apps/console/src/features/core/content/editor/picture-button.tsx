import { uploadPicture } from '@peerbourse/contract/core/content/desk/upload-picture';
import { maxPictureBytes, maxPictureMegabytes } from '@peerbourse/rules/picture-size';
import { type ChangeEvent, useRef, useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { Button, type ButtonProps } from '#parts/button.tsx';
import { lineOf } from '../draft/draft.form.ts';

/** Base64 makes four letters of three bytes, and the server takes 7 MiB of letters. */

export interface PictureButtonProps extends Pick<ButtonProps, 'kind'> {
  label: string;
  onUploaded: (fileId: string) => void;
}

/** Sends a picture ahead of the text that names it. Sending one twice harms nobody: it is only stored again. */
export function PictureButton({ label, kind = 'secondary', onUploaded }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { progress, send } = useSubmission(uploadPicture);

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setProblem(file.size > maxPictureBytes ? `A picture may have ${maxPictureMegabytes} MB at most.` : '');
    if (file.size > maxPictureBytes) return;
    const next = await send({ file: await base64Of(file) });
    if (next.state === 'done') onUploaded(next.output.fileId);
    if (next.state === 'refused') setProblem(next.refused.message);
    if (next.state === 'unanswered') setProblem(`${next.message} Please try again.`);
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={`${label}: choose a file`}
        hidden
        onChange={take}
      />
      <Button kind={kind} isBusy={progress.state === 'sending'} className="h-7! px-2!" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <span role="alert" className="text-12 text-down">
        {problem}
      </span>
    </span>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(lineOf(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
