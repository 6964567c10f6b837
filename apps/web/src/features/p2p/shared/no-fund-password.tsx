import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';

interface NoFundPasswordProps {
  title: string;
  text: string;
  /** What the link to setting one says. */
  action: string;
  onClose: () => void;
}

/** Whoever has no fund password yet is led to where one is set. */
export function NoFundPassword({ title, text, action, onClose }: NoFundPasswordProps) {
  const common = useText('common');
  return (
    <Dialog
      isOpen
      width="small"
      onClose={onClose}
      title={title}
      closeLabel={common('close')}
      actions={
        <LinkButton isWide to="/account/security#fund-password">
          {action}
        </LinkButton>
      }
    >
      <p className="text-14 text-ink-soft">{text}</p>
    </Dialog>
  );
}
