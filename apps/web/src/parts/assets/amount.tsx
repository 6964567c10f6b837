import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useAmountsHidden } from '#site/preferences/asset-display.ts';

const dots = '••••••';

/** An amount that its owner may hide. What is hidden is not on the page at all. */
export function Amount({ children }: { children: ReactNode }) {
  const t = useText('common');
  if (!useAmountsHidden()) return <span className="figure">{children}</span>;
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true">{dots}</span>
      <span className="sr-only">{t('amount_hidden')}</span>
    </span>
  );
}
