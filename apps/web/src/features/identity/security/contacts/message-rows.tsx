import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { MailCheck, Send } from 'lucide-react';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { SettingRow } from '#parts/setting-row.tsx';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';

const AntiPhishing = lazy(async () => ({ default: (await import('./anti-phishing-dialog.tsx')).AntiPhishingDialog }));
const Telegram = lazy(async () => ({ default: (await import('./telegram-dialog.tsx')).TelegramDialog }));
const UnbindTelegram = lazy(async () => ({ default: (await import('./unbind-telegram.tsx')).UnbindTelegram }));

/** How messages of ours are known, and the bot that brings them. */
export function MessageRows({ overview }: { overview: SecurityOverview }) {
  const t = useText('security');
  const { antiPhishingCode, bindTg, tgNickName } = overview;
  const hasWord = antiPhishingCode !== null;
  return (
    <>
      <SettingRow
        anchor="anti-phishing"
        icon={<MailCheck size={20} />}
        name={t('phishing')}
        state={<StatusTag tone={hasWord ? 'success' : 'quiet'} label={hasWord ? t('state_set') : t('state_not_set')} />}
        note={hasWord ? <bdi className="font-semibold text-ink">{antiPhishingCode}</bdi> : t('phishing_why')}
        actions={
          <DialogButton about={t('phishing')} dialog={(close) => <AntiPhishing onClose={close} />}>
            {hasWord ? t('change') : t('set_up')}
          </DialogButton>
        }
      />
      <SettingRow
        anchor="telegram"
        icon={<Send size={20} />}
        name={t('telegram')}
        state={<StatusTag tone={bindTg ? 'success' : 'quiet'} label={bindTg ? t('state_bound') : t('state_not_bound')} />}
        note={bindTg ? <bdi>{tgNickName}</bdi> : t('telegram_why')}
        actions={
          bindTg ? (
            <DialogButton variant="quiet" about={t('telegram')} dialog={(close) => <UnbindTelegram onClose={close} />}>
              {t('remove')}
            </DialogButton>
          ) : (
            <DialogButton about={t('telegram')} dialog={(close) => <Telegram onClose={close} />}>
              {t('set_up')}
            </DialogButton>
          )
        }
      />
    </>
  );
}
