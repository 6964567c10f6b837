import { Download, UserX } from 'lucide-react';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { SettingRow } from '#parts/setting-row.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));
const DeletionDialog = lazy(async () => ({ default: (await import('./deletion-dialog.tsx')).DeletionDialog }));
const KeepDialog = lazy(async () => ({ default: (await import('./keep-dialog.tsx')).KeepDialog }));

/** Taking everything along, and leaving. */
export function PrivacyPanel({ closesAt }: { closesAt: string | null }) {
  const t = useText('security');
  return (
    <Panel title={t('panel_privacy')} anchor="privacy">
      <ul>
        <SettingRow
          icon={<Download size={20} />}
          name={t('export')}
          note={t('export_why')}
          actions={<DialogButton dialog={(close) => <ExportDialog onClose={close} />}>{t('export_do')}</DialogButton>}
        />
        <SettingRow
          icon={<UserX size={20} />}
          name={t('deletion')}
          note={
            closesAt === null ? (
              t('deletion_why')
            ) : (
              <span className="text-bad">
                {t('deletion_at')} <Moment at={closesAt} />
              </span>
            )
          }
          actions={
            closesAt === null ? (
              <DialogButton variant="quiet" dialog={(close) => <DeletionDialog onClose={close} />}>
                {t('deletion_ask')}
              </DialogButton>
            ) : (
              <DialogButton variant="primary" dialog={(close) => <KeepDialog onClose={close} />}>
                {t('deletion_cancel')}
              </DialogButton>
            )
          }
        />
      </ul>
    </Panel>
  );
}
