import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';

interface TicketPictureProps {
  url: string;
  /** What it shows. */
  name: string;
  openLabel: string;
  /** Asks for a new address: each is good for a minute. */
  onStale?: () => void;
}

/**
 * A picture that only its reader may see; a tap shows it larger. Every answer brings another address, so the first one is kept until it
 * fails: the picture would be loaded again with each of them.
 */
export function TicketPicture({ url, name, openLabel, onStale }: TicketPictureProps) {
  const common = useText('common');
  const [shown, setShown] = useState(url);
  const [failed, setFailed] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  if (failed === shown && url !== shown) setShown(url);

  function fail(): void {
    if (failed === shown) return;
    setFailed(shown);
    if (url === shown) onStale?.();
  }

  const picture = (className: string) => <img src={shown} alt={name} className={className} onError={fail} />;
  return (
    <>
      <button type="button" aria-label={openLabel} onClick={() => setIsOpen(true)} className="block cursor-zoom-in rounded-small">
        {picture('size-32 rounded-small border border-line bg-white object-contain')}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={name} closeLabel={common('close')} width="large" exit="anywhere">
        {isOpen && picture('mx-auto h-auto max-h-[70vh] w-full max-w-120 bg-white object-contain')}
      </Dialog>
    </>
  );
}
