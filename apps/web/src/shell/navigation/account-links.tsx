import { CircleUser } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { useLoginAddress } from './login-address.ts';

/** Login and registration, on every page; a phone has a head for them, and their names in the menu. */
export function AccountLinks({ isWide = false }: { isWide?: boolean }) {
  const t = useText('common');
  const login = useLoginAddress();
  return (
    <>
      {!isWide && (
        <Link to={login} aria-label={t('log_in')} className="nav-link min-w-11 justify-center tablet:hidden">
          <CircleUser size={20} aria-hidden="true" />
        </Link>
      )}
      <div className={isWide ? 'grid grow grid-cols-2 gap-3' : 'hidden items-center gap-2 tablet:flex'}>
        <LinkButton to={login} size="small" variant={isWide ? 'secondary' : 'quiet'}>
          {t('log_in')}
        </LinkButton>
        <LinkButton to="/register" size="small">
          {t('sign_up')}
        </LinkButton>
      </div>
    </>
  );
}
