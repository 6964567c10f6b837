import type { ProofKind } from '@peerbourse/rules/p2p-merchants/merchant';
import { Upload } from '@peerbourse/ui/fields/upload';
import { useText } from '#base/i18n/texts.tsx';
import { useSendPictures } from '#parts/pictures/use-send-pictures.ts';
import type { ProofFile } from './application.form.ts';

const purposes = { identity: 'merchant-identity', funds: 'merchant-funds', company: 'merchant-company' } as const;

interface ProofFieldProps {
  kind: ProofKind;
  files: readonly ProofFile[];
  /** How many more fit, of this kind and in the whole application. */
  left: number;
  error: string | undefined;
  onAdd: (file: ProofFile) => void;
  onRemove: (fileId: string) => void;
}

/** Pictures that prove one thing. They travel at once, and the application names them. */
export function ProofField({ kind, files, left, error, onAdd, onRemove }: ProofFieldProps) {
  const t = useText('p2p-merchants');
  const { send, isRunning, isUnreadable, problem } = useSendPictures(purposes[kind], onAdd);
  return (
    <Upload
      label={t(`proof_${kind}`)}
      hint={t(`proof_${kind}_hint`)}
      chooseLabel={t(isRunning ? 'picture_sending' : 'picture_choose')}
      error={problem?.message ?? (isUnreadable ? t('picture_unreadable') : error)}
      accept="image/jpeg,image/png,image/webp"
      isMultiple
      isDisabled={isRunning || left <= 0}
      files={files.map(({ fileId, name, previewUrl }, place) => ({
        key: fileId,
        name: name || t('picture_number', { number: place + 1 }),
        note: t(name === '' ? 'picture_kept' : 'picture_sent'),
        ...(previewUrl && { previewUrl }),
      }))}
      onAdd={(chosen) => void send(chosen.slice(0, left))}
      onRemove={onRemove}
      removeLabel={(name) => t('picture_remove', { name })}
      progressLabel={() => t('picture_sending')}
    />
  );
}
