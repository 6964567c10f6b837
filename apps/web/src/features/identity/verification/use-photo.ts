import type { UploadPurpose } from '@peerbourse/contract/core/files/file.shape';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { useState } from 'react';
import { base64Of, scalePicture } from '#base/lib/scale-picture.ts';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import type { Photo } from './application.form.ts';

export interface TakenPhoto {
  /** A data address, also of a photo that has not arrived. */
  preview: string | undefined;
  doing: 'preparing' | 'sending' | undefined;
  isUnreadable: boolean;
  problem: Problem | undefined;
  take: (file: File) => Promise<void>;
  sendAgain: () => Promise<void>;
}

/** A photo is made smaller here and sent at once. */
export function usePhoto(part: UploadPurpose, photo: Photo | undefined, onPhoto: (photo: Photo | undefined) => void): TakenPhoto {
  const act = useCallMutation(uploadBase64File);
  const [isPreparing, setIsPreparing] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [preview, setPreview] = useState(photo?.preview);

  async function send(address: string): Promise<void> {
    const answer = await act.run({ purpose: part, file: base64Of(address) });
    if (answer) onPhoto({ fileId: answer.fileId, preview: address });
  }

  async function take(file: File): Promise<void> {
    onPhoto(undefined);
    act.reset();
    setIsPreparing(true);
    const address = await scalePicture(file);
    setIsPreparing(false);
    setIsUnreadable(address === undefined);
    setPreview(address);
    if (address !== undefined) await send(address);
  }

  return {
    preview,
    doing: isPreparing ? 'preparing' : act.isRunning ? 'sending' : undefined,
    isUnreadable,
    problem: act.problem,
    take,
    sendAgain: async () => {
      if (preview !== undefined) await send(preview);
    },
  };
}
