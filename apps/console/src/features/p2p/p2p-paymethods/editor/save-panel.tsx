import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { asksAnew } from '@peerbourse/rules/paymethods/template-fields';
import { ChangeList } from '#desk/change-list.tsx';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import type { Template } from '../templates/template-list.query.ts';
import type { TemplateEdit } from './use-template-edit.ts';

/** What saving would change, for whom, and the button that does it. */
export function SavePanel({ edit }: { edit: TemplateEdit }) {
  const { base, changes, progress } = edit;
  const canSave = progress.state !== 'unanswered' && !edit.isOvertaken && changes.length > 0;
  return (
    <Panel id="changes" title="What changes" state={canSave && <Buttons edit={edit} />} note={base && `since version ${base.version}`}>
      <div className="grid gap-3 border-t border-line px-4 py-4 tablet:px-5">
        <Effect before={base} content={edit.content} />
        {base && <ChangeList changes={changes} />}
        {edit.problems.size > 0 && <Notice tone="bad">Some fields cannot be used yet. Each says why.</Notice>}
        <OutcomeNotice progress={progress} onSendAgain={() => void edit.sendAgain()} onGiveUp={edit.reset} />
        {edit.isOvertaken && <Overtaken version={edit.newestVersion ?? 0} onSettle={edit.settle} />}
      </div>
    </Panel>
  );
}

/** What it means for people who have saved accounts already. */
function Effect({ before, content }: { before: Template | undefined; content: TemplateContent }) {
  if (!before || before.uses === 0) return null;
  if (before.content.isActive && !content.isActive)
    return (
      <Notice tone="watch" isSpoken={false}>
        It is no longer offered: {before.uses} saved accounts cannot be used for new orders.
      </Notice>
    );
  if (!asksAnew(before.content.fields, content.fields)) return null;
  return (
    <Notice tone="watch" isSpoken={false}>
      Other values are asked for: owners of {before.uses} saved accounts must update them first.
    </Notice>
  );
}

function Overtaken({ version, onSettle }: { version: number; onSettle: TemplateEdit['settle'] }) {
  return (
    <Notice tone="watch">
      <p>Somebody has written version {version} meanwhile.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => onSettle('drop')}>Load version {version}</Button>
        <Button onClick={() => onSettle('keep')}>Keep mine as version {version + 1}</Button>
      </div>
    </Notice>
  );
}

/** In the head of the panel, where they stay in sight however long the list of changes is. */
function Buttons({ edit: { base, progress, settle } }: { edit: TemplateEdit }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => settle('drop')}>Leave as it was</Button>
      <Button kind="primary" type="submit" isBusy={progress.state === 'sending'}>
        Save as version {(base?.version ?? 0) + 1}
      </Button>
    </div>
  );
}
