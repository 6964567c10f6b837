import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useText } from '#base/i18n/texts.tsx';
import { CopyLine } from '#parts/copy-line.tsx';

const example = `import { Webhook } from 'standardwebhooks';

const event = new Webhook(secret).verify(body, headers);`;

/** The only time that it is seen. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText('webhooks');
  const common = useText('common');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('secret')}
      closeLabel={common('close')}
      exit="nothing"
      actions={
        <Button isWide onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Banner tone="warning">{t('secret_once')}</Banner>
        <div dir="ltr" className="rounded-medium bg-sunken px-3 py-2 wrap-anywhere">
          <CopyLine text={secret} name={t('secret')} />
        </div>
        <div className="grid gap-1.5">
          <h3 className="text-14 font-semibold">{t('verify_how')}</h3>
          <pre dir="ltr" className="rounded-medium bg-sunken px-3 py-2 text-12 whitespace-pre-wrap wrap-anywhere">
            <code>{example}</code>
          </pre>
        </div>
      </div>
    </Dialog>
  );
}
