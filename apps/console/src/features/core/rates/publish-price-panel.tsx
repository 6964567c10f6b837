import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import { utcDateTime } from '@peerbourse/rules/utc-time';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { RefusalNotice } from '#parts/refusal-notice.tsx';
import { UnansweredNotice } from '#parts/unanswered-notice.tsx';
import { PriceFields } from './price-fields.tsx';
import { cleanDraft, draftProblems, emptyDraft, type PriceField } from './publish-price.form.ts';

export function PublishPricePanel({ onPublished }: { onPublished: () => void }) {
  const [draft, setDraft] = useState(emptyDraft);
  const [problems, setProblems] = useState<Partial<Record<PriceField, string>>>({});
  const { progress, send, sendAgain, reset } = useSubmission(publishPrice);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';

  function change(field: PriceField, value: string) {
    setDraft((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _solved, ...others }) => others);
  }

  function conclude(next: Progress<typeof publishPrice>) {
    if (next.state !== 'done') return;
    setDraft(emptyDraft);
    onPublished();
  }

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isHeld) return;
    const found = draftProblems(draft);
    const form = event.currentTarget;
    flushSync(() => setProblems(found));
    if (Object.keys(found).length === 0) {
      conclude(await send(cleanDraft(draft)));
    } else {
      reset();
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }

  return (
    <Panel id="publish" title="Publish a price">
      <form className="@container grid gap-4 border-t border-line px-4 py-4 tablet:px-5" onSubmit={publish} noValidate>
        <p className="text-13 text-ink-soft">
          The price is in force for everybody at once, until the next one comes. It must stay near the current one.
        </p>
        <PriceFields draft={draft} problems={problems} isHeld={isHeld} onChange={change} />
        <Outcome progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
        {progress.state !== 'unanswered' && (
          <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'} className="@xl:justify-self-start">
            Publish price
          </Button>
        )}
      </form>
    </Panel>
  );
}

interface OutcomeProps {
  progress: Progress<typeof publishPrice>;
  onSendAgain: () => void;
  onGiveUp: () => void;
}

function Outcome({ progress, onSendAgain, onGiveUp }: OutcomeProps) {
  switch (progress.state) {
    case 'idle':
    case 'sending':
      return null;
    case 'unanswered':
      return <UnansweredNotice message={progress.message} onSendAgain={onSendAgain} onGiveUp={onGiveUp} />;
    case 'refused':
      return <RefusalNotice message={progress.refused.message} fields={progress.refused.fields} requestId={progress.refused.requestId} />;
    case 'done': {
      const { pair, price, at } = progress.output;
      return (
        <Notice tone="good">
          <b className="font-semibold">{pair}</b> is published at <b className="font-semibold">{price}</b>, {utcDateTime(at)} UTC.
        </Notice>
      );
    }
  }
}
