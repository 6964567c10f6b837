import { reportTrader } from '@peerbourse/contract/p2p/p2p-chat/reports/report-trader';
import { maxReportText, type ReportReason, reportReasons } from '@peerbourse/rules/p2p-chat/report-reasons';
import { ErrorFade } from '@peerbourse/ui/feedback/error-fade';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { type FormEvent, useId, useState } from 'react';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';

const reasonKeys: Record<ReportReason, TextKey<'p2p-chat'>> = {
  'off-platform': 'report_off_platform',
  'third-party-payment': 'report_third_party_payment',
  'fake-proof': 'report_fake_proof',
  'asked-extra': 'report_asked_extra',
  abuse: 'report_abuse',
  other: 'report_other',
};

interface ReportDialogProps {
  orderNo: string;
  /** Of the other person. */
  name: string;
  /** Of the message; left out when it is about the person. */
  seq?: number;
  onClose: () => void;
}

/** Tells staff what is wrong with the other person, or with one of their messages. */
export function ReportDialog({ orderNo, name, seq, onClose }: ReportDialogProps) {
  const t = useText('p2p-chat');
  const form = useId();
  const act = useCallMutation(reportTrader);
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const words = text.trim();
  const isTextMissing = reason === 'other' && words === '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (reason === undefined || isTextMissing || act.isRunning) return;
    const about = { ...(seq === undefined ? {} : { seq }), ...(words === '' ? {} : { text: words }) };
    if (!(await act.run({ orderNo, reason, ...about }))) return;
    showToast('success', t('report_sent'));
    onClose();
  }

  return (
    <FormDialog
      title={seq === undefined ? t('report_title', { name }) : t('report_message_title')}
      width="small"
      form={form}
      submitLabel={t('report_send')}
      runningLabel={t('report_sending')}
      cancelLabel={t('report_back')}
      isRunning={act.isRunning}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ProblemBanner problem={act.problem} />
        <p className="text-ink-soft">{t('report_lead', { name })}</p>
        <div>
          <RadioGroup
            name={`${form}-reason`}
            label={t('report_reason')}
            options={reportReasons.map((value) => ({ value, label: t(reasonKeys[value]) }))}
            value={reason}
            onChange={setReason}
          />
          <ErrorFade id={`${form}-error`} error={isChecked && reason === undefined && t('report_reason_missing')} />
        </div>
        <TextArea
          label={t(reason === 'other' ? 'report_text_needed' : 'report_text')}
          error={isChecked && isTextMissing && t('report_text_missing')}
          hasCounter
          maxLength={maxReportText}
          rows={3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </FormDialog>
  );
}
