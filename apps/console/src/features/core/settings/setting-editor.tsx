import { knownSettings } from '@peerbourse/contract/known-settings';
import type { SettingRow } from '@peerbourse/contract/setting-row';
import { utcDateTime } from '@peerbourse/rules/utc-time';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { noteProblem } from '#desk/note-field.tsx';
import type { Setting } from '#desk/setting-list.query.ts';
import { Button } from '#parts/button.tsx';
import { RefusalNotice } from '#parts/refusal-notice.tsx';
import { UnansweredNotice } from '#parts/unanswered-notice.tsx';
import { ChangeReasonField } from './change-reason-field.tsx';
import { formNodeOf } from './forms/form-node.ts';
import { NodeField } from './forms/node-field.tsx';
import { valueProblems } from './forms/value-problems.ts';
import { NewerVersion } from './newer-version.tsx';
import { comparableText, type SettingValue } from './setting.form.ts';
import { buttonText, changeCallOf, lookAgain, type SettingChangeCall, type SettingOutcome } from './setting-change.ts';
import { SettingChanges } from './setting-changes.tsx';
import { SettingEffect } from './setting-effect.tsx';

export interface SettingEditorProps {
  /** The newest known version; it may move on while the operator types. */
  setting: Setting;
  onChanged: (outcome: SettingOutcome) => void;
  onCancel: () => void;
  /** What can be tried with the value as it is typed, before it is proposed. */
  trial?: (value: unknown) => ReactNode;
}

/** Writes or proposes one setting on top of the version that the operator saw when the editor opened. */
export function SettingEditor({ setting, onChanged, onCancel, trial }: SettingEditorProps) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(setting);
  const [value, setValue] = useState<unknown>(setting.value);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<EditorProblems>(noProblems);
  const schema = schemaOf(setting.key);
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
    const isSame = comparableText(value) === comparableText(seen.value);
    const wrong = { fields: valueProblems(schema, value), value: isSame ? 'Nothing has changed.' : undefined, reason: noteProblem(reason) };
    setProblems(wrong);
    if (isSame || wrong.fields.size > 0 || wrong.reason) return;
    conclude(await send({ key: seen.key, value: value as SettingValue, version: seen.version, reason: reason.trim() }));
  }

  function keepText() {
    reset();
    setProblems(noProblems);
    setSeen(setting);
  }

  function loadNewest() {
    keepText();
    setValue(setting.value);
  }

  return (
    <form className="grid gap-4" onSubmit={save} noValidate>
      <p className="-mt-4 text-13 text-ink-soft">{originOf(seen)}</p>
      <SettingEffect setting={setting} />
      <fieldset className="grid min-w-0 gap-2" disabled={isHeld}>
        <NodeField
          key={seen.version}
          node={formNodeOf(schema)}
          name={setting.key.split('.')[1] ?? setting.key}
          path=""
          value={value}
          problems={problems.fields}
          onChange={setValue}
        />
        {problems.value && (
          <p role="alert" className="text-12 text-down">
            {problems.value}
          </p>
        )}
      </fieldset>
      {trial?.(value)}
      <SettingChanges before={seen.value} after={value} />
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
  fields: ReadonlyMap<string, string>;
  value?: string | undefined;
  reason?: string | undefined;
}

const noProblems: EditorProblems = { fields: new Map() };

/** A server that is newer than this page may have settings that it does not know: those are typed as JSON. */
function schemaOf(key: string): SettingRow['schema'] | undefined {
  const rows: Readonly<Record<string, SettingRow>> = knownSettings;
  return rows[key]?.schema;
}

function originOf({ version, author, writtenAt }: Setting): string {
  if (version === 0) return 'Never written: this is the initial value.';
  return `Version ${version}, written by ${author} on ${utcDateTime(writtenAt)} UTC.`;
}
