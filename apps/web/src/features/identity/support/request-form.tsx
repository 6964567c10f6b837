import { myTickets } from '@peerbourse/contract/identity/support/my-tickets';
import { openTicket } from '@peerbourse/contract/identity/support/open-ticket';
import type { OrderNo } from '@peerbourse/contract/ids';
import { maxSubject, maxTicketText, minSubject, ticketTopics } from '@peerbourse/rules/support/ticket-limits';
import { Button } from '@peerbourse/ui/actions/button';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { orderNoOf, type RequestDraft, requestAbout, requestProblems } from './request.form.ts';
import { topicKeys } from './ticket-text.ts';

/** What was sent becomes a page of its own, where the answer will stand. What was refused stays as it was typed. */
export function RequestForm() {
  const t = useText('support');
  const navigate = useNavigate();
  const client = useQueryClient();
  const act = useCallMutation(openTicket);
  const [search] = useSearchParams();
  const [draft, setDraft] = useState(() => requestAbout(search.get('order')));
  const [isChecked, setIsChecked] = useState(false);
  const problems = isChecked ? requestProblems(draft) : {};
  const change = (part: Partial<RequestDraft>) => setDraft({ ...draft, ...part });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const { topic, subject, text } = draft;
    setIsChecked(true);
    if (act.isRunning) return;
    if (topic === '' || Object.keys(requestProblems(draft)).length > 0) {
      // Whatever turned out to be wrong is drawn by then.
      requestAnimationFrame(() => focusFirstWrong(form));
      return;
    }
    const orderNo = orderNoOf(draft) as OrderNo;
    const opened = await act.run({ topic, subject: subject.trim(), text: text.trim(), ...(orderNo && { orderNo }) });
    if (!opened) return;
    void client.invalidateQueries({ queryKey: [myTickets.path] });
    showToast('success', t('sent'));
    await navigate(`/support/${opened.ticketNo}`);
  }

  return (
    <Panel title={t('new_request')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <RadioGroup
          label={t('topic')}
          options={ticketTopics.map((value) => ({ value, label: t(topicKeys[value]) }))}
          value={draft.topic || undefined}
          error={problems.topic && t(problems.topic)}
          isRequired
          onChange={(topic) => change({ topic })}
        />
        {draft.topic === 'p2p-order' && (
          <TextInput
            label={t('order_number')}
            hint={t('order_number_hint')}
            error={problems.orderNo && t(problems.orderNo)}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={40}
            className="figure"
            value={draft.orderNo}
            onChange={(event) => change({ orderNo: event.currentTarget.value })}
          />
        )}
        <TextInput
          label={t('subject')}
          error={problems.subject && t(problems.subject, { min: minSubject })}
          isRequired
          autoComplete="off"
          dir="auto"
          maxLength={maxSubject}
          value={draft.subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <TextArea
          label={t('message')}
          error={problems.text && t(problems.text)}
          isRequired
          dir="auto"
          rows={6}
          hasCounter
          maxLength={maxTicketText}
          value={draft.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <ProblemBanner problem={act.problem} />
        <div>
          <Button type="submit" size="large" isWide isLoading={act.isRunning} loadingLabel={t('sending')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** A group of radio buttons cannot have the focus itself; its first button can. */
function focusFirstWrong(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
  (wrong?.querySelector('input') ?? wrong)?.focus();
}
