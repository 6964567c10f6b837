import type { UploadPurpose } from '@peerbourse/contract/core/files/file.shape';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { useState } from 'react';
import { base64Of, scalePicture } from '#base/lib/scale-picture.ts';
import { type Problem, useCallMutation } from '../use-call-mutation.ts';

/** A picture that was sent ahead of the form that names it. */
export interface SentPicture {
  fileId: string;
  /** Of the file on the person's device. */
  name: string;
  previewUrl: string | undefined;
}

interface SendPictures {
  /** One after the other; each is given on as soon as it has arrived. */
  send: (files: readonly File[]) => Promise<void>;
  isRunning: boolean;
  isUnreadable: boolean;
  problem: Problem | undefined;
}

/** Sends pictures ahead of the form that names them. */
export function useSendPictures(purpose: UploadPurpose, onSent: (picture: SentPicture) => void): SendPictures {
  const act = useCallMutation(uploadBase64File);
  const [isUnreadable, setIsUnreadable] = useState(false);

  async function sendOne(file: File): Promise<boolean> {
    const address = await scalePicture(file);
    setIsUnreadable(address === undefined);
    const answer = address && (await act.run({ purpose, file: base64Of(address) }));
    if (answer) onSent({ fileId: answer.fileId, name: file.name, previewUrl: address });
    return Boolean(answer);
  }

  async function send(files: readonly File[]): Promise<void> {
    act.reset();
    for (const file of files) {
      if (!(await sendOne(file))) return;
    }
  }

  return { send, isRunning: act.isRunning, isUnreadable, problem: act.problem };
}
