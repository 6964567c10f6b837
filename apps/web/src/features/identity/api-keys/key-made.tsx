import type { CallOutput } from '@peerbourse/contract/call';
import type { createKey } from '@peerbourse/contract/identity/api-keys/create-key';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { saveFile } from '#base/lib/save-file.ts';
import { CopyLine } from '#parts/copy-line.tsx';

interface KeyMadeProps {
  made: CallOutput<typeof createKey>;
  /** Of a pair that this browser made. */
  privatePem: string | undefined;
  onClose: () => void;
}

/** What is shown once: whoever closes it without a look has to make another key, so it asks. */
export function KeyMade({ made: { key, secret }, privatePem, onClose }: KeyMadeProps) {
  const t = useText('api-keys');
  const [isSaved, setIsSaved] = useState(false);
  const shown = secret ?? privatePem;
  const mayClose = shown === undefined || isSaved;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('made_title')}
      exit={mayClose ? 'escape' : 'nothing'}
      actions={
        <Button isWide isDisabled={!mayClose} onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {shown !== undefined && <Banner tone="warning">{t('made_note')}</Banner>}
        <Shown label={t('key_id')} text={key.keyId} copyName={t('copy_key_id')} />
        {secret !== null && <Shown label={t('secret')} text={secret} copyName={t('copy_secret')} />}
        {privatePem !== undefined && (
          <>
            <Shown label={t('private_key')} text={privatePem} copyName={t('copy_private_key')} />
            <Button variant="secondary" onClick={() => saveFile(`${key.keyId}.pem`, privatePem, 'application/x-pem-file')}>
              {t('download')}
            </Button>
          </>
        )}
        {shown !== undefined && (
          <Checkbox label={t('saved')} checked={isSaved} onChange={(event) => setIsSaved(event.currentTarget.checked)} />
        )}
      </div>
    </Dialog>
  );
}

function Shown({ label, text, copyName }: { label: string; text: string; copyName: string }) {
  return (
    <div className="min-w-0 rounded-medium bg-sunken px-3.5 py-3">
      <p className="mb-1 text-13 text-ink-soft">{label}</p>
      <div dir="ltr" className="text-13">
        <CopyLine text={text} name={copyName} />
      </div>
    </div>
  );
}
