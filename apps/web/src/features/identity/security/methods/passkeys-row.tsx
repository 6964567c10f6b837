import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { Fingerprint } from 'lucide-react';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Moment } from '#parts/moment.tsx';
import { SettingRow } from '#parts/setting-row.tsx';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';

const AddPasskey = lazy(async () => ({ default: (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog }));
const RemovePasskey = lazy(async () => ({ default: (await import('./remove-passkey-dialog.tsx')).RemovePasskeyDialog }));

export function PasskeysRow({ overview: { passkeys } }: { overview: SecurityOverview }) {
  const t = useText('security');
  return (
    <SettingRow
      anchor="passkeys"
      icon={<Fingerprint size={20} />}
      name={t('passkeys')}
      state={
        <StatusTag
          tone={passkeys.length > 0 ? 'success' : 'quiet'}
          label={passkeys.length > 0 ? t('passkey_count', { count: passkeys.length }) : t('state_not_set')}
        />
      }
      note={
        <>
          {t('passkey_why')}
          {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
        </>
      }
      actions={
        <DialogButton about={t('passkeys')} dialog={(close) => <AddPasskey onClose={close} />}>
          {t('add')}
        </DialogButton>
      }
    />
  );
}

function PasskeyList({ passkeys }: Pick<SecurityOverview, 'passkeys'>) {
  const t = useText('security');
  return (
    <ul aria-label={t('passkeys')} className="mt-2 grid gap-1">
      {passkeys.map(({ passkeyId, name, createdAt, usedAt }) => (
        <li key={passkeyId} className="flex flex-wrap items-center justify-between gap-x-4 rounded-medium bg-sunken ps-3 pe-1 py-1">
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold text-ink">{name}</bdi>{' '}
            <span className="inline-block">
              {usedAt === null ? t('passkey_since') : t('passkey_used')} <Moment at={usedAt ?? createdAt} />
            </span>
          </span>
          <DialogButton
            variant="quiet"
            about={name}
            dialog={(close) => <RemovePasskey passkeyId={passkeyId} name={name} onClose={close} />}
          >
            {t('remove')}
          </DialogButton>
        </li>
      ))}
    </ul>
  );
}
