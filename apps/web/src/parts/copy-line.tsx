import { CopyText } from '@peerbourse/ui/actions/copy-text';
import { useText } from '#base/i18n/texts.tsx';

/** A text with a button that copies it; `name` says what it is to those who hear the button alone. */
export function CopyLine({ text, name, variant = 'icon' }: { text: string; name: string; variant?: 'icon' | 'word' }) {
  const t = useText('account');
  return (
    <CopyText text={text} variant={variant} name={name} copyLabel={t('copy')} copiedLabel={t('copied')} failedLabel={t('copy_failed')} />
  );
}
