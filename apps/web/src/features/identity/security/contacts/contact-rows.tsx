import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { Mail, Smartphone } from 'lucide-react';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { SettingRow } from '#parts/setting-row.tsx';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';
import type { ContactKind } from './contact-draft.ts';

const BindContact = lazy(async () => ({ default: (await import('./bind-contact-dialog.tsx')).BindContactDialog }));
const UnbindContact = lazy(async () => ({ default: (await import('./unbind-contact-dialog.tsx')).UnbindContactDialog }));

export function ContactRows({ overview: { email, phone } }: { overview: SecurityOverview }) {
  return (
    <>
      <ContactRow kind="email" bound={email} isOnly={phone === null} />
      <ContactRow kind="mobile" bound={phone} isOnly={email === null} />
    </>
  );
}

interface ContactRowProps {
  kind: ContactKind;
  /** Masked by the server. */
  bound: string | null;
  /** The only way to reach the person cannot be removed. */
  isOnly: boolean;
}

function ContactRow({ kind, bound, isOnly }: ContactRowProps) {
  const t = useText('security');
  const isMail = kind === 'email';
  const isBound = bound !== null;
  const name = isMail ? t('email') : t('phone');
  return (
    <SettingRow
      anchor={kind}
      icon={isMail ? <Mail size={20} /> : <Smartphone size={20} />}
      name={name}
      state={<StatusTag tone={isBound ? 'success' : 'quiet'} label={isBound ? t('state_bound') : t('state_not_bound')} />}
      note={isBound ? <span className="figure">{bound}</span> : t(isMail ? 'email_why' : 'phone_why')}
      actions={
        <>
          {isBound && !isOnly && (
            <DialogButton variant="quiet" about={name} dialog={(close) => <UnbindContact kind={kind} onClose={close} />}>
              {t('remove')}
            </DialogButton>
          )}
          <DialogButton about={name} dialog={(close) => <BindContact kind={kind} isChange={isBound} onClose={close} />}>
            {isBound ? t('change') : t('set_up')}
          </DialogButton>
        </>
      }
    />
  );
}
