import { publishVersion } from '@peerbourse/contract/core/content/desk/publish-version';
import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Modal } from '#parts/modal.tsx';
import { Notice } from '#parts/notice.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import type { OpenedItem } from '../items/open-item.query.ts';
import { emptyPublish, type PublishProblems, publishInput, publishProblems } from './publish.form.ts';
import { PublishTimes } from './publish-times.tsx';
import { replacedText } from './replaced-text.ts';

export interface PublishDialogProps {
  kind: ContentKind;
  item: OpenedItem;
  /** The one that is to be shown; the dialog is closed without. */
  version: number | undefined;
  /** The newest version has changes on this page that nobody else has. */
  hasUnsaved: boolean;
  onDone: (message: string) => void;
  onClose: () => void;
}

export function PublishDialog({ kind, item, version, hasUnsaved, onDone, onClose }: PublishDialogProps) {
  const isAgain = version !== undefined && version < item.newestVersion;
  return (
    <Modal
      isOpen={version !== undefined}
      title={isAgain ? `Show version ${version} again` : `Publish version ${version}`}
      note={item.label || item.name}
      onClose={onClose}
    >
      {version !== undefined && (
        <PublishForm
          key={version}
          kind={kind}
          item={item}
          version={version}
          hasUnsaved={hasUnsaved && !isAgain}
          onDone={onDone}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function PublishForm({ kind, item, version, hasUnsaved, onDone, onClose }: PublishDialogProps & { version: number }) {
  const [draft, setDraft] = useState(emptyPublish);
  const [problems, setProblems] = useState<PublishProblems>({});
  const { progress, send, sendAgain, reset } = useSubmission(publishVersion);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';
  const startsAt = draft.isLater && draft.startsAt ? `${draft.startsAt}:00Z` : undefined;

  function conclude(next: Progress<typeof publishVersion>) {
    if (next.state === 'done')
      onDone(draft.isLater ? `Version ${version} is scheduled.` : `Version ${version} is published. The site shows it within 5 s.`);
  }

  async function publish(event: FormEvent) {
    event.preventDefault();
    const found = publishProblems(draft, Date.now());
    setProblems(found);
    if (isHeld || Object.keys(found).length > 0) return;
    conclude(await send(publishInput({ kind, name: item.name, version }, draft)));
  }

  return (
    <form className="grid gap-4" onSubmit={publish} noValidate>
      {hasUnsaved && (
        <Notice tone="watch" isSpoken={false}>
          You have changes that are not saved. They are not part of version {version}.
        </Notice>
      )}
      <PublishTimes draft={draft} problems={problems} isHeld={isHeld} onChange={setDraft} />
      <ul className="grid gap-1 rounded-medium bg-sunken px-3.5 py-3 text-13">
        {replacedText(item, version, draft.isLater ? (startsAt ?? '') : undefined).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onClose}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && (
          <Button kind="primary" size="large" type="submit" data-first-focus isBusy={progress.state === 'sending'}>
            {draft.isLater ? 'Schedule' : 'Publish now'}
          </Button>
        )}
      </div>
    </form>
  );
}
