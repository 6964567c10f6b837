import { Drawer } from '@peerbourse/ui/overlays/drawer';
import { useText } from '#base/i18n/texts.tsx';
import { useSession } from '#site/session/use-session.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { AccountLinks } from './account-links.tsx';
import { EntryLink } from './entry-link.tsx';
import { useMenu } from './menu.ts';
import { P2pLinks } from './p2p-navigation.tsx';

/** The pages that the header of a wide screen shows, one below the other; what belongs to a member is behind the avatar. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('common');
  const { name } = useSiteSettings().brand;
  const { isLogin } = useSession();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={<bdi>{name}</bdi>}
      closeLabel={t('close')}
      actions={isLogin ? undefined : <AccountLinks isWide />}
    >
      <nav aria-label={t('main_navigation')} className="grid gap-6">
        <Entries onChoose={onClose} />
        <P2pEntries />
      </nav>
    </Drawer>
  );
}

/** A place on the page that is already open changes no path, so the drawer is told. */
function Entries({ onChoose }: { onChoose: () => void }) {
  return (
    <ul>
      {useMenu('header').map((entry) => (
        <li key={entry.name}>
          <EntryLink entry={entry} onChoose={onChoose} className="menu-item text-16" />
          {entry.children.length > 0 && (
            <ul className="ms-3 border-s border-line ps-1">
              {entry.children.map((child) => (
                <li key={child.name}>
                  <EntryLink entry={child} onChoose={onChoose} className="menu-item" />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function P2pEntries() {
  const t = useText('common');
  const { p2pState } = useSiteSettings();
  if (!p2pState) return null;
  return (
    <section aria-label={t('p2p_navigation')}>
      <h3 className="px-3 pb-1 text-12 text-ink-faint">{t('p2p_navigation')}</h3>
      <P2pLinks className="" linkClassName="menu-item" />
    </section>
  );
}
