import { Badge } from '@peerbourse/ui/feedback/badge';
import { Popover } from '@peerbourse/ui/overlays/popover';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { messageTexts } from '#parts/notifications/entry-text.ts';
import { useLiveNotifications } from '#parts/notifications/notifications.live.ts';

const loadPanel = async () => (await Promise.all([import('./bell-panel.tsx'), ensureTexts(['account', messageTexts])]))[0];
const Panel = lazy(async () => ({ default: (await loadPanel()).BellPanel }));

const most = 99;

/** How many messages are new. A phone goes to their page, other screens open the newest of them here. */
export function Bell({ userId }: { userId: string | undefined }) {
  const t = useText('common');
  const unread = useLiveNotifications(userId) ?? 0;
  const label = t('bell', { count: unread });
  const mark = unread > 0 && (
    <span aria-hidden="true" className="pointer-events-none absolute end-0 top-0">
      <Badge variant="alarm" isCount>
        {/* Drawn, not written: the name of the bell may say the number in words. */}
        <span data-count={unread > most ? `${most}+` : unread} className="before:content-[attr(data-count)]" />
      </Badge>
    </span>
  );
  return (
    <>
      <Link to="/account/notifications" aria-label={label} className="nav-link relative min-w-11 justify-center tablet:hidden">
        <BellIcon size={20} aria-hidden="true" />
        {mark}
      </Link>
      <BellPopover label={label} mark={mark} />
      <NewsSpoken unread={unread} />
    </>
  );
}

function BellPopover({ label, mark }: { label: string; mark: ReactNode }) {
  const t = useText('common');
  const [isWanted, setIsWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The browser opens the panel before this code is here, so it may be open already.
  useEffect(() => {
    if (button.current?.popoverTargetElement?.matches(':popover-open')) setIsWanted(true);
  }, []);
  return (
    <Popover
      label={t('bell', { count: 0 })}
      align="end"
      className="w-96 p-0"
      button={(wiring) => (
        <button
          type="button"
          {...wiring}
          ref={button}
          aria-label={label}
          onPointerEnter={() => void loadPanel()}
          onFocus={() => void loadPanel()}
          onClick={() => setIsWanted(true)}
          className="nav-link relative hidden min-w-11 cursor-pointer justify-center tablet:inline-flex"
        >
          <BellIcon size={20} aria-hidden="true" />
          {mark}
        </button>
      )}
    >
      {(close) => <Suspense fallback={<div className="h-80" />}>{isWanted && <Panel onChosen={close} />}</Suspense>}
    </Popover>
  );
}

/** Says it to those who do not see the number, when something came while the page was open. */
function NewsSpoken({ unread }: { unread: number }) {
  const t = useText('common');
  const [seen, setSeen] = useState({ unread, hasGrown: false });
  if (seen.unread !== unread) setSeen({ unread, hasGrown: unread > seen.unread });
  return (
    <span role="status" className="sr-only">
      {seen.hasGrown && t('bell', { count: unread })}
    </span>
  );
}
