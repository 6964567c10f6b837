import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { AppealCase } from '#queries/p2p-appeals/order-appeal.query.ts';

interface ShownProps {
  picture: NonNullable<AppealCase['evidence'][number]['picture']>;
  /** Whose it is. */
  name: string;
}

interface CasePictureProps extends ShownProps {
  /** What it shows, in words that stand beside it under this id. */
  kind: string;
  kindId: string;
}

/** A picture of a case; a tap shows it larger. */
export function CasePicture({ kind, kindId, ...shown }: CasePictureProps) {
  const common = useText('common');
  const [isOpen, setIsOpen] = useState(false);
  const dialog = { title: shown.name, note: kind, width: 'large', exit: 'anywhere', closeLabel: common('close') } as const;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={kindId}
        onClick={() => setIsOpen(true)}
        className="block shrink-0 cursor-zoom-in rounded-small"
      >
        <KeptPicture {...shown} className="size-24 rounded-small border border-line bg-sunken object-cover object-top" />
      </button>
      <Dialog {...dialog} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <KeptPicture {...shown} className="mx-auto h-auto max-w-full" />
      </Dialog>
    </>
  );
}

/**
 * Every answer brings another address, good for a minute. The first one is kept, or the picture would be loaded again with each of them;
 * one that failed gives way to the next.
 */
function KeptPicture({ picture: { url, width, height }, name, className }: ShownProps & { className: string }) {
  const [shown, setShown] = useState(url);
  const [failed, setFailed] = useState<string>();
  if (failed === shown && url !== shown) setShown(url);
  return (
    <img
      src={shown}
      width={width}
      height={height}
      alt={name}
      referrerPolicy="no-referrer"
      className={className}
      onError={() => setFailed(shown)}
    />
  );
}
