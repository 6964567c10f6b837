import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { Upload } from '@peerbourse/ui/fields/upload';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { base64Of, scalePicture } from '#base/lib/scale-picture.ts';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import type { AdDraft } from './ad.form.ts';
import type { AdRules } from './ad-problems.ts';

interface PicturesFieldProps {
  draft: AdDraft;
  rules: AdRules;
  onChange: (draft: AdDraft) => void;
  error: string | undefined;
}

/** What this page has sent can be shown without asking for it; after a reload its name is enough. */
const previews = new Map<string, string>();

/** Pictures beside the words, as many as the house allows. Others see them once staff have looked at them. */
export function PicturesField({ draft, rules, onChange, error }: PicturesFieldProps) {
  const t = useText('p2p-ads');
  const act = useCallMutation(uploadBase64File);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const latest = useRef<Pick<PicturesFieldProps, 'draft' | 'onChange'>>(undefined);
  // Sending takes a while, and what is typed meanwhile stays. Whoever has left this step has left the picture.
  useEffect(() => {
    latest.current = { draft, onChange };
    return () => {
      latest.current = undefined;
    };
  }, [draft, onChange]);
  const most = rules.maxPictures ?? 0;
  if (most === 0 && draft.pictures.length === 0) return null;

  async function add(file: File | undefined): Promise<void> {
    if (!file) return;
    act.reset();
    const address = await scalePicture(file);
    setIsUnreadable(address === undefined);
    if (address === undefined) return;
    const answer = await act.run({ purpose: 'ad-picture', file: base64Of(address) });
    if (!answer) return;
    previews.set(answer.fileId, address);
    const now = latest.current;
    now?.onChange({ ...now.draft, pictures: [...now.draft.pictures, answer.fileId] });
  }

  const files = draft.pictures.map((fileId, place) => ({
    key: fileId,
    name: t('picture', { number: place + 1 }),
    note: t(`picture_${rules.pictureStates?.get(fileId) ?? 'waiting'}`),
    ...(previews.has(fileId) ? { previewUrl: previews.get(fileId) ?? '' } : {}),
  }));
  return (
    <Upload
      label={t('pictures')}
      chooseLabel={act.isRunning ? t('picture_sending') : t('picture_choose')}
      hint={t('pictures_hint', { count: most })}
      error={error ?? act.problem?.message ?? (isUnreadable ? t('picture_unreadable') : undefined)}
      accept="image/jpeg,image/png,image/webp"
      isDisabled={act.isRunning || draft.pictures.length >= most}
      files={files}
      onAdd={([file]) => void add(file)}
      onRemove={(key) => onChange({ ...draft, pictures: draft.pictures.filter((fileId) => fileId !== key) })}
      removeLabel={(name) => t('picture_remove', { name })}
      progressLabel={() => t('picture_sending')}
    />
  );
}
