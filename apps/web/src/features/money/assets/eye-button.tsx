import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Eye, EyeOff } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { hideAmounts, useAmountsHidden } from '#site/preferences/asset-display.ts';

/** Hides every amount, for as long as the browser remembers it. */
export function EyeButton() {
  const t = useText('assets');
  const isHidden = useAmountsHidden();
  return (
    <IconButton
      size="small"
      label={t(isHidden ? 'show_amounts' : 'hide_amounts')}
      icon={isHidden ? <EyeOff size={18} /> : <Eye size={18} />}
      onClick={() => hideAmounts(!isHidden)}
    />
  );
}
