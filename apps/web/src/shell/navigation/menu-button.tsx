import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useDialog } from '#shell/use-dialog.ts';

const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));

/** Opens the pages on narrow screens. The drawer comes with its first use. */
export function MenuButton() {
  const t = useText('common');
  const { isOpen, wasOpened, open, close } = useDialog();
  return (
    <>
      <IconButton
        label={t('main_navigation')}
        icon={<Menu size={20} />}
        onClick={open}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="-me-2.5 desktop:hidden"
      />
      {wasOpened && (
        <Suspense>
          <MenuDrawer isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
