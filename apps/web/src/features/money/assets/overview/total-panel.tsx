import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { chooseValuationUnit, useValuationUnit, valuationUnits } from '#site/preferences/asset-display.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { EyeButton } from '../eye-button.tsx';
import { Total } from '../total.tsx';
import { TransferButton } from '../transfer/transfer-button.tsx';
import { WalletSplit } from './wallet-split.tsx';
import { WorthPanel } from './worth-panel.tsx';

/** Everything together, and what can be done with it. */
export function TotalPanel() {
  const t = useText('assets');
  return (
    <section
      aria-labelledby="total-title"
      className="grid gap-x-8 gap-y-5 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] tablet:rounded-large tablet:border tablet:border-line tablet:p-6"
    >
      <div className="grid min-w-0 content-start gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 id="total-title" className="text-14 font-medium text-ink-soft">
              {t('total')}
            </h2>
            <EyeButton />
            <UnitChoice />
          </div>
          <Total />
        </div>
        <Actions />
        <WalletSplit />
      </div>
      <WorthPanel />
    </section>
  );
}

/** What is open, and nothing else. */
function Actions() {
  const rates = useText('rates');
  const { p2pState } = useSiteSettings();
  return (
    <div className="flex flex-wrap gap-2.5">
      {p2pState && (
        <>
          <LinkButton to="/p2p-trade/buy" size="medium">
            {rates('quick_buy')}
          </LinkButton>
          <LinkButton to="/p2p-trade/sell" variant="secondary" size="medium">
            {rates('quick_sell')}
          </LinkButton>
        </>
      )}
      <TransferButton />
    </div>
  );
}

function UnitChoice() {
  const t = useText('assets');
  return (
    <SegmentedControl
      label={t('unit')}
      size="small"
      value={useValuationUnit()}
      onChange={chooseValuationUnit}
      segments={valuationUnits.map((unit) => ({ value: unit, label: unit }))}
    />
  );
}
