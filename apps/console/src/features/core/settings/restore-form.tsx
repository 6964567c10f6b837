import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { noteProblem } from '#desk/note-field.tsx';
import type { Setting } from '#desk/setting-list.query.ts';
import { Button } from '#parts/button.tsx';
import { DiffText } from '#parts/diff-text.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { ChangeReasonField } from './change-reason-field.tsx';
import { comparableText, type SettingValue } from './setting.form.ts';
import { changeCallOf, lookAgain, type SettingChangeCall, type SettingOutcome } from './setting-change.ts';
import { SettingEffect } from './setting-effect.tsx';
import type { SettingVersion } from './setting-versions.query.ts';

export interface RestoreFormProps {
  setting: Setting;
  chosen: SettingVersion;
  onCancel: () => void;
  onChanged: (outcome: SettingOutcome) => void;
}

/** Writes or proposes an old value as a new version, on top of the one that was in force when the operator decided. */
export function RestoreForm({ setting, chosen, onCancel, onChanged }: RestoreFormProps) {
  const client = useQueryClient();
  const [seen] = useState(setting);
  const { progress, send, sendAgain, reset } = useSubmission(changeCallOf(setting));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';

  function conclude(next: Progress<SettingChangeCall>) {
    if (next.state === 'done') onChanged(next.output);
    if (next.state === 'refused') void lookAgain(client);
  }

  async function restore(event: FormEvent) {
    event.preventDefault();
    if (isHeld) return;
    const wrong = noteProblem(reason);
    setProblem(wrong);
    if (wrong) return;
    conclude(await send({ key: seen.key, value: chosen.value as SettingValue, version: seen.version, reason: reason.trim() }));
  }

  return (
    <form className="grid gap-4" onSubmit={restore} noValidate>
      <SettingEffect setting={setting} />
      <div className="grid gap-2">
        <p className="text-13">What changes when version {chosen.version} comes back:</p>
        <DiffText before={comparableText(seen.value)} after={comparableText(chosen.value)} />
      </div>
      <fieldset disabled={isHeld}>
        <ChangeReasonField note={reason} problem={problem} onChange={setReason} />
      </fieldset>
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onCancel}>
          Back to the history
        </Button>
        {progress.state !== 'unanswered' && progress.state !== 'refused' && (
          <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'}>
            {seen.needsTwo ? 'Propose' : 'Restore'} this value as version {seen.version + 1}
          </Button>
        )}
      </div>
    </form>
  );
}
