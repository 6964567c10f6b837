import { Button } from '@peerbourse/ui/actions/button';
import { Link2 } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';

/** Puts the plain address of the page on the clipboard, without what a visit has added to it. */
export function CopyLink() {
  const t = useText('content');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}`);
      showToast('success', t('link_copied'));
    } catch {
      showToast('error', t('link_not_copied'));
    }
  }
  return (
    <Button variant="secondary" size="small" iconStart={<Link2 size={14} />} onClick={() => void copy()}>
      {t('copy_link')}
    </Button>
  );
}
