import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { useLoginAddress } from './login-address.ts';

/** Login and registration, on every page, on a phone in the menu and in the bottom bar. */
export function AccountLinks({ isWide = false }: { isWide?: boolean }) {
  const t = useText('common');
  const login = useLoginAddress();
  return (
    <div className={isWide ? 'grid grow grid-cols-2 gap-3' : 'hidden items-center gap-2 tablet:flex'}>
      <LinkButton to={login} size="small" variant={isWide ? 'secondary' : 'quiet'}>
        {t('log_in')}
      </LinkButton>
      <LinkButton to="/register" size="small">
        {t('sign_up')}
      </LinkButton>
    </div>
  );
}
