import { LifeBuoy, Lock } from 'lucide-react';
import { lazy } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Panel } from '#parts/panel.tsx';
import { SettingRow } from '#parts/setting-row.tsx';
import { securityOverviewQuery } from '#queries/security/security-overview.query.ts';
import { RunningRecovery } from './running-recovery.tsx';

const LockDialog = lazy(async () => ({ default: (await import('./lock-dialog.tsx')).LockDialog }));
const StopRecovery = lazy(async () => ({ default: (await import('./stop-recovery-dialog.tsx')).StopRecoveryDialog }));

/** For when somebody else may have got in. */
export function EmergencyPanel() {
  const t = useText('security');
  const running = useRead(securityOverviewQuery)?.recoveries[0];
  return (
    <Panel title={t('panel_emergency')}>
      <ul>
        <SettingRow
          anchor="lock"
          icon={<Lock size={20} />}
          name={t('lock')}
          note={t('lock_why')}
          actions={
            <DialogButton variant="danger" dialog={(close) => <LockDialog onClose={close} />}>
              {t('lock_now')}
            </DialogButton>
          }
        />
        <SettingRow
          anchor="recovery"
          icon={<LifeBuoy size={20} />}
          name={t('recovery')}
          note={running ? <RunningRecovery {...running} /> : t('recovery_none')}
          actions={running && <DialogButton dialog={(close) => <StopRecovery onClose={close} />}>{t('recovery_stop')}</DialogButton>}
        />
      </ul>
    </Panel>
  );
}
