import { Button } from '@peerbourse/ui/actions/button';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';

const steps = ['account', 'offer', 'pay'] as const;

/** Buying among people, from the first step to the last. */
export function GuideDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('home');
  const common = useText('common');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('guide_title')}
      closeLabel={common('close')}
      exit="anywhere"
      actions={
        <>
          <LinkButton to="/register" size="medium" isWide>
            {t('create_account')}
          </LinkButton>
          <Button variant="secondary" isWide onClick={onClose}>
            {common('not_now')}
          </Button>
        </>
      }
    >
      <ol className="grid gap-5">
        {steps.map((name, index) => (
          <li key={name} className="flex gap-4">
            <span
              aria-hidden="true"
              className="figure grid size-8 shrink-0 place-items-center rounded-full bg-brand-tint font-bold text-brand"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-16 font-bold">{t(`guide_${name}_title`)}</h3>
              <p className="mt-0.5 text-ink-soft">{t(`guide_${name}_body`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
