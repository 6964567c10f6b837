import { ListOrdered } from 'lucide-react';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { askedMethods } from '#parts/factors/asked-methods.ts';
import { SettingRow } from '#parts/setting-row.tsx';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';

const MethodOrder = lazy(async () => ({ default: (await import('./method-order-dialog.tsx')).MethodOrderDialog }));

export function MethodOrderRow({ overview }: { overview: SecurityOverview }) {
  const t = useText('security');
  return (
    <SettingRow
      anchor="order"
      icon={<ListOrdered size={20} />}
      name={t('order')}
      note={
        <ol className="flex list-inside list-decimal flex-wrap gap-x-4">
          {askedMethods(overview).map((method) => (
            <li key={method}>{t(`method_${method}`)}</li>
          ))}
        </ol>
      }
      actions={
        <DialogButton about={t('order')} dialog={(close) => <MethodOrder overview={overview} onClose={close} />}>
          {t('change')}
        </DialogButton>
      }
    />
  );
}
