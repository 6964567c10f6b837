import { maxAnswerPictures } from '@peerbourse/rules/risk/answer-limits';
import { Upload } from '@peerbourse/ui/fields/upload';
import { useText } from '#base/i18n/texts.tsx';
import { type SentPicture, useSendPictures } from '#parts/pictures/use-send-pictures.ts';

interface AnswerPicturesProps {
  pictures: readonly SentPicture[];
  /** How many more fit. */
  left: number;
  onAdd: (picture: SentPicture) => void;
  onRemove: (fileId: string) => void;
}

/** Pictures travel as soon as they are chosen; the answer names them. */
export function AnswerPictures({ pictures, left, onAdd, onRemove }: AnswerPicturesProps) {
  const t = useText('risk');
  const { send, isRunning, isUnreadable, problem } = useSendPictures('risk-picture', onAdd);
  return (
    <Upload
      label={t('pictures')}
      hint={t('pictures_hint', { count: maxAnswerPictures })}
      chooseLabel={t(isRunning ? 'picture_sending' : 'picture_choose')}
      error={problem?.message ?? (isUnreadable ? t('picture_unreadable') : undefined)}
      accept="image/jpeg,image/png,image/webp"
      isMultiple
      isDisabled={isRunning || left <= 0}
      files={pictures.map(({ fileId, name, previewUrl }) => ({
        key: fileId,
        name,
        note: t('picture_sent'),
        ...(previewUrl && { previewUrl }),
      }))}
      onAdd={(chosen) => void send(chosen.slice(0, left))}
      onRemove={onRemove}
      removeLabel={(name) => t('picture_remove', { name })}
      progressLabel={() => t('picture_sending')}
    />
  );
}
