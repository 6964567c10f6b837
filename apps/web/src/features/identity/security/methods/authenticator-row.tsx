import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { ShieldCheck } from 'lucide-react';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { SettingRow } from '#parts/setting-row.tsx';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';

const Authenticator = lazy(async () => ({ default: (await import('./authenticator-dialog.tsx')).AuthenticatorDialog }));
const RemoveAuthenticator = lazy(async () => ({
  default: (await import('./remove-authenticator-dialog.tsx')).RemoveAuthenticatorDialog,
}));

export function AuthenticatorRow({ overview: { googleEnable } }: { overview: SecurityOverview }) {
  const t = useText('security');
  return (
    <SettingRow
      anchor="authenticator"
      icon={<ShieldCheck size={20} />}
      name={t('authenticator')}
      state={<StatusTag tone={googleEnable ? 'success' : 'warning'} label={googleEnable ? t('state_bound') : t('state_not_bound')} />}
      note={t('authenticator_why')}
      actions={
        googleEnable ? (
          <DialogButton variant="quiet" about={t('authenticator')} dialog={(close) => <RemoveAuthenticator onClose={close} />}>
            {t('remove')}
          </DialogButton>
        ) : (
          <DialogButton variant="primary" about={t('authenticator')} dialog={(close) => <Authenticator onClose={close} />}>
            {t('set_up')}
          </DialogButton>
        )
      }
    />
  );
}
