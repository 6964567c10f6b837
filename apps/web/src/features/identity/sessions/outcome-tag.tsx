import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';

const labels: Readonly<Record<string, TextKey<'account'>>> = {
  opened: 'outcome_opened',
  'wrong-password': 'outcome_wrong_password',
  'wrong-code': 'outcome_wrong_code',
  locked: 'outcome_locked',
  'reused-token': 'outcome_reused_token',
};

/** How an attempt to log in ended. */
export function OutcomeTag({ outcome }: { outcome: string }) {
  const t = useText('account');
  const isAlarm = outcome === 'reused-token';
  return (
    <StatusTag tone={outcome === 'opened' ? 'success' : isAlarm ? 'error' : 'warning'} label={t(labels[outcome] ?? 'outcome_other')} />
  );
}
