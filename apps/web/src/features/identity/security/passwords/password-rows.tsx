import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { KeyRound, LockKeyhole } from 'lucide-react';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Moment } from '#parts/moment.tsx';
import { SettingRow } from '#parts/setting-row.tsx';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';

const ChangePassword = lazy(async () => ({ default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog }));
const FundPassword = lazy(async () => ({ default: (await import('./fund-password-dialog.tsx')).FundPasswordDialog }));
const FundRecovery = lazy(async () => ({ default: (await import('./fund-recovery-dialog.tsx')).FundRecoveryDialog }));

export function PasswordRows({ overview }: { overview: SecurityOverview }) {
  const t = useText('security');
  const { hasFundPassword, fundChangedAt, passwordChangedAt } = overview;
  return (
    <>
      <SettingRow
        anchor="password"
        icon={<KeyRound size={20} />}
        name={t('password')}
        note={
          <>
            {t('changed_at')} <Moment at={passwordChangedAt} />
          </>
        }
        actions={
          <DialogButton about={t('password')} dialog={(close) => <ChangePassword onClose={close} />}>
            {t('change')}
          </DialogButton>
        }
      />
      <SettingRow
        anchor="fund-password"
        icon={<LockKeyhole size={20} />}
        name={t('fund')}
        state={<StatusTag tone={hasFundPassword ? 'success' : 'warning'} label={hasFundPassword ? t('state_set') : t('state_not_set')} />}
        note={
          <>
            {t('fund_why')}
            {fundChangedAt !== null && (
              <span className="block">
                {t('changed_at')} <Moment at={fundChangedAt} />
              </span>
            )}
          </>
        }
        actions={
          <>
            {hasFundPassword && (
              <DialogButton variant="quiet" about={t('fund')} dialog={(close) => <FundRecovery onClose={close} />}>
                {t('fund_lost')}
              </DialogButton>
            )}
            <DialogButton
              variant={hasFundPassword ? 'secondary' : 'primary'}
              about={t('fund')}
              dialog={(close) => <FundPassword isFirst={!hasFundPassword} onClose={close} />}
            >
              {hasFundPassword ? t('change') : t('set_up')}
            </DialogButton>
          </>
        }
      />
    </>
  );
}
