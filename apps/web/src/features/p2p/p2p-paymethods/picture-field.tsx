import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { Upload } from '@peerbourse/ui/fields/upload';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { base64Of, scalePicture } from '#base/lib/scale-picture.ts';
import { useCallMutation } from '#parts/use-call-mutation.ts';

interface PictureFieldProps {
  label: string;
  /** The id of the file; empty where there is none. */
  value: string;
  error: string | undefined;
  onChange: (fileId: string) => void;
}

/** A picture among the values of a method, sent ahead of the form. One takes the place of another. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps) {
  const t = useText('paymethods');
  const act = useCallMutation(uploadBase64File);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [sent, setSent] = useState<{ fileId: string; previewUrl: string }>();

  async function add(file: File | undefined): Promise<void> {
    if (!file) return;
    act.reset();
    const previewUrl = await scalePicture(file);
    setIsUnreadable(previewUrl === undefined);
    if (previewUrl === undefined) return;
    const answer = await act.run({ purpose: 'paymethod-picture', file: base64Of(previewUrl) });
    if (!answer) return;
    setSent({ fileId: answer.fileId, previewUrl });
    onChange(answer.fileId);
  }

  const preview = sent?.fileId === value ? { previewUrl: sent.previewUrl } : {};
  return (
    <Upload
      label={label}
      chooseLabel={act.isRunning ? t('picture_sending') : t(value === '' ? 'picture_choose' : 'picture_replace')}
      hint={t('picture_hint')}
      error={error ?? act.problem?.message ?? (isUnreadable ? t('picture_unreadable') : undefined)}
      accept="image/jpeg,image/png,image/webp"
      isDisabled={act.isRunning}
      files={value === '' ? [] : [{ key: value, name: label, note: t('picture_saved'), ...preview }]}
      onAdd={([file]) => void add(file)}
      onRemove={() => onChange('')}
      removeLabel={(name) => t('picture_remove', { name })}
      progressLabel={() => t('picture_sending')}
    />
  );
}
