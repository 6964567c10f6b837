import { Popover } from '@peerbourse/ui/overlays/popover';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ensureTexts } from '#base/i18n/current-store.ts';
import { useText } from '#base/i18n/texts.tsx';
import { accountName } from '#site/session/account-name.ts';
import type { MyAccount } from '#site/session/session-state.ts';

const loadPanel = async () => (await Promise.all([import('./account-panel.tsx'), ensureTexts(['auth', 'account'])]))[0];
const Panel = lazy(async () => ({ default: (await loadPanel()).AccountPanel }));

/** Who is logged in, and what belongs to them. What it opens comes with the first touch. */
export function AccountMenu({ account }: { account: MyAccount }) {
  const t = useText('common');
  const [isWanted, setIsWanted] = useState(false);
  const name = accountName(account);
  const button = useRef<HTMLButtonElement>(null);
  // The browser opens the panel before this code is here, so it may be open already.
  useEffect(() => {
    if (button.current?.popoverTargetElement?.matches(':popover-open')) setIsWanted(true);
  }, []);
  return (
    <Popover
      label={t('tab_account')}
      align="end"
      className="w-72 p-1.5"
      button={(wiring) => (
        <button
          type="button"
          {...wiring}
          ref={button}
          aria-label={`${t('tab_account')}: ${name}`}
          onPointerEnter={() => void loadPanel()}
          onFocus={() => void loadPanel()}
          onClick={() => setIsWanted(true)}
          data-account=""
          className="nav-link min-w-11 cursor-pointer justify-center gap-2"
        >
          {/* Drawn, not written: the name of the button begins with what is read on it. */}
          <span
            aria-hidden="true"
            data-initial={Array.from(name)[0]?.toUpperCase()}
            className="grid size-7 shrink-0 place-items-center rounded-full bg-brand text-13 font-bold text-white before:content-[attr(data-initial)]"
          />
          <bdi title={name} className="hidden max-w-32 truncate tablet:inline">
            {name}
          </bdi>
          <ChevronDown size={14} aria-hidden="true" className="hidden tablet:inline" />
        </button>
      )}
    >
      {(close) => <Suspense fallback={<div className="h-80" />}>{isWanted && <Panel account={account} onChosen={close} />}</Suspense>}
    </Popover>
  );
}
