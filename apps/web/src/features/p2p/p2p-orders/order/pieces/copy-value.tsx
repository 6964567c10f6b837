import { CopyText } from '@peerbourse/ui/actions/copy-text';
import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';

interface CopyValueProps {
  text: string;
  /** What it is, for those who hear the button alone. */
  name: string;
  variant?: 'word' | 'icon';
  isWide?: boolean;
  /** Shown instead of the text. */
  children?: ReactNode;
}

/** A value of the order with a button that copies it. */
export function CopyValue({ name, ...rest }: CopyValueProps) {
  const t = useText('p2p-orders');
  return (
    <CopyText {...rest} name={t('copy_what', { name })} copyLabel={t('copy')} copiedLabel={t('copied')} failedLabel={t('copy_failed')} />
  );
}
