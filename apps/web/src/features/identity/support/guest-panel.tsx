import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Panel } from '#parts/panel.tsx';
import { loginAddressFor } from '#site/session/login-address.ts';
import { useBrand } from '#site/site-settings.ts';

export function GuestPanel() {
  const t = useText('support');
  const common = useText('common');
  const { supportAddress } = useBrand();
  return (
    <div className="max-w-160">
      <Panel title={t('guest_title')} lead={t('guest_body')}>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={loginAddressFor('/support')}>{common('log_in')}</LinkButton>
          <LinkButton to="/help" variant="secondary">
            {t('browse_help')}
          </LinkButton>
        </div>
        {supportAddress && (
          <p className="mt-5 text-14 text-ink-soft">
            {t('guest_email')}{' '}
            <a href={`mailto:${supportAddress}`} className="quiet-link">
              <bdi className="wrap-anywhere">{supportAddress}</bdi>
            </a>
          </p>
        )}
      </Panel>
    </div>
  );
}
