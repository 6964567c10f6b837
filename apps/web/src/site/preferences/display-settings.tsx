import { Popover } from '@peerbourse/ui/overlays/popover';
import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { useDisplayCurrency } from './display-currency.ts';

const loadPanel = () => import('./display-settings-panel.tsx');
const Panel = lazy(async () => ({ default: (await loadPanel()).DisplaySettingsPanel }));

/** Language, currency and price colours behind one button. What it opens comes with the first touch. */
export function DisplaySettings() {
  const t = useText('common');
  const { locale } = usePage();
  const [currency] = useDisplayCurrency();
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Popover
      label={t('display_settings')}
      align="end"
      className="max-h-[min(86dvh,760px)] w-[min(600px,calc(100vw-16px))] p-4 tablet:p-5"
      button={(wiring) => (
        <button
          type="button"
          {...wiring}
          aria-label={`${t('display_settings')}: ${locale.name}, ${currency}`}
          onPointerEnter={() => void loadPanel()}
          onFocus={() => void loadPanel()}
          onClick={() => setIsWanted(true)}
          className="nav-link cursor-pointer gap-2 text-13"
        >
          <Globe size={18} aria-hidden="true" />
          <span className="hidden whitespace-nowrap tablet:inline">
            <bdi lang={locale.htmlLang}>{locale.name}</bdi> · {currency}
          </span>
        </button>
      )}
    >
      {(close) => <Suspense fallback={<div className="h-96" />}>{isWanted && <Panel onChosen={close} />}</Suspense>}
    </Popover>
  );
}
