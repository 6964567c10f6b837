import { ChangeList } from '#desk/change-list.tsx';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { ChangeReasonField } from '../change-reason-field.tsx';
import { buttonText } from '../setting-change.ts';
import { SettingEffect } from '../setting-effect.tsx';
import type { SettingEdit } from './use-setting-edit.ts';

/** What saving would change and whom it concerns, before it is done. */
export function SavePanel({ edit }: { edit: SettingEdit }) {
  const { base, newest, changes, progress } = edit;
  const canSave = progress.state !== 'unanswered' && !edit.isOvertaken && changes.length > 0;
  return (
    <Panel id="changes" title="What changes" state={canSave && <Buttons edit={edit} />} note={`since version ${base.version}`}>
      <div className="grid gap-3 border-t border-line px-4 py-4 tablet:px-5">
        <SettingEffect setting={newest} />
        <ChangeList changes={changes} />
        {changes.length > 0 && (
          <fieldset className="min-w-0" disabled={edit.isHeld}>
            <ChangeReasonField note={edit.reason} problem={edit.reasonProblem} onChange={edit.setReason} />
          </fieldset>
        )}
        {edit.problems.size > 0 && <Notice tone="bad">Some values cannot be used yet. Each says why.</Notice>}
        <OutcomeNotice progress={progress} onSendAgain={() => void edit.sendAgain()} onGiveUp={edit.reset} />
        {edit.isOvertaken && (
          <Notice tone="watch">
            <p>
              {newest.author} has written version {newest.version} meanwhile.
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button onClick={() => edit.settle('drop')}>Load version {newest.version}</Button>
              <Button onClick={() => edit.settle('keep')}>Keep mine as version {newest.version + 1}</Button>
            </div>
          </Notice>
        )}
      </div>
    </Panel>
  );
}

/** In the head of the panel, where they stay in sight however long the list of changes is. */
function Buttons({ edit: { base, progress, settle } }: { edit: SettingEdit }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => settle('drop')}>Leave as it was</Button>
      <Button kind="primary" type="submit" isBusy={progress.state === 'sending'}>
        {buttonText(base)}
      </Button>
    </div>
  );
}
