import { utcDateTime } from '@peerbourse/rules/utc-time';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { noteProblem } from '#desk/note-field.tsx';
import type { Setting } from '#desk/setting-list.query.ts';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { RefusalNotice } from '#parts/refusal-notice.tsx';
import { UnansweredNotice } from '#parts/unanswered-notice.tsx';
import { ChangeReasonField } from './change-reason-field.tsx';
import { NewerVersion } from './newer-version.tsx';
import { readSettingText, settingText } from './setting.form.ts';
import { buttonText, changeCallOf, lookAgain, type SettingChangeCall, type SettingOutcome } from './setting-change.ts';
import { SettingChanges } from './setting-changes.tsx';
import { SettingEffect } from './setting-effect.tsx';

export interface SettingEditorProps {
  /** The newest known version; it may move on while the operator types. */
  setting: Setting;
  onChanged: (outcome: SettingOutcome) => void;
  onCancel: () => void;
}

/** Writes or proposes one setting on top of the version that the operator saw when the editor opened. */
export function SettingEditor({ setting, onChanged, onCancel }: SettingEditorProps) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(setting);
  const [text, setText] = useState(() => settingText(setting.value));
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<EditorProblems>({});
  const { progress, send, sendAgain, reset } = useSubmission(changeCallOf(setting));
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';
  const isOvertaken = !isHeld && setting.version > seen.version;

  function conclude(next: Progress<SettingChangeCall>) {
    if (next.state === 'done') onChanged(next.output);
    if (next.state === 'refused') void lookAgain(client);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isHeld || isOvertaken) return;
    const reading = readSettingText(text, seen.value);
    const wrong = { value: 'problem' in reading ? reading.problem : undefined, reason: noteProblem(reason) };
    setProblems(wrong);
    if ('problem' in reading || wrong.reason) return;
    conclude(await send({ key: seen.key, value: reading.value, version: seen.version, reason: reason.trim() }));
  }

  function keepText() {
    reset();
    setProblems({});
    setSeen(setting);
  }

  function loadNewest() {
    keepText();
    setText(settingText(setting.value));
  }

  return (
    <form className="grid gap-4" onSubmit={save} noValidate>
      <p className="-mt-4 text-13 text-ink-soft">{originOf(seen)}</p>
      <SettingEffect setting={setting} />
      <Field
        label="Value as JSON"
        problem={problems.value}
        isCode
        control={(wiring) => (
          <textarea
            {...wiring}
            data-first-focus
            rows={Math.min(18, Math.max(4, text.split('\n').length))}
            spellCheck={false}
            readOnly={isHeld}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      />
      <SettingChanges before={seen.value} text={text} />
      <fieldset disabled={isHeld}>
        <ChangeReasonField note={reason} problem={problems.reason} onChange={setReason} />
      </fieldset>
      {progress.state === 'refused' && (
        <RefusalNotice message={progress.refused.message} fields={progress.refused.fields} requestId={progress.refused.requestId} />
      )}
      {isOvertaken && <NewerVersion setting={setting} onLoad={loadNewest} onKeep={keepText} />}
      {progress.state === 'unanswered' && (
        <UnansweredNotice message={progress.message} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && !isOvertaken && (
          <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'}>
            {buttonText(seen)}
          </Button>
        )}
      </div>
    </form>
  );
}

interface EditorProblems {
  value?: string | undefined;
  reason?: string | undefined;
}

function originOf({ version, author, writtenAt }: Setting): string {
  if (version === 0) return 'Never written: this is the initial value.';
  return `Version ${version}, written by ${author} on ${utcDateTime(writtenAt)} UTC.`;
}
