import { writeSetting } from '@peerbourse/contract/core/settings/write-setting';
import { utcDateTime } from '@peerbourse/rules/utc-time';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { type Setting, settingListQuery } from '#desk/setting-list.query.ts';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { RefusalNotice } from '#parts/refusal-notice.tsx';
import { UnansweredNotice } from '#parts/unanswered-notice.tsx';
import { NewerVersion } from './newer-version.tsx';
import { readSettingText, settingText } from './setting.form.ts';
import { SettingChanges } from './setting-changes.tsx';

export interface SettingEditorProps {
  /** The newest known version; it may move on while the operator types. */
  setting: Setting;
  onWritten: (result: { key: string; version: number }) => void;
  onCancel: () => void;
}

/** Writes one setting on top of the version that the operator saw when the editor opened. */
export function SettingEditor({ setting, onWritten, onCancel }: SettingEditorProps) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(setting);
  const [text, setText] = useState(() => settingText(setting.value));
  const [problem, setProblem] = useState<string>();
  const { progress, send, sendAgain, reset } = useSubmission(writeSetting);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';
  const isOvertaken = !isHeld && setting.version > seen.version;

  function conclude(next: Progress<typeof writeSetting>) {
    if (next.state === 'done') onWritten(next.output);
    if (next.state === 'refused') void client.invalidateQueries({ queryKey: settingListQuery.queryKey });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isHeld || isOvertaken) return;
    const reading = readSettingText(text, seen.value);
    setProblem('problem' in reading ? reading.problem : undefined);
    if ('value' in reading) conclude(await send({ key: seen.key, value: reading.value, version: seen.version }));
  }

  function keepText() {
    reset();
    setProblem(undefined);
    setSeen(setting);
  }

  function loadNewest() {
    keepText();
    setText(settingText(setting.value));
  }

  return (
    <form className="grid gap-4" onSubmit={save} noValidate>
      <p className="-mt-4 text-13 text-ink-soft">{originOf(seen)}</p>
      <Field
        label="Value as JSON"
        problem={problem}
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
      {progress.state === 'refused' && (
        <RefusalNotice words={progress.refused.message} fields={progress.refused.fields} requestId={progress.refused.requestId} />
      )}
      {isOvertaken && <NewerVersion setting={setting} onLoad={loadNewest} onKeep={keepText} />}
      {progress.state === 'unanswered' && (
        <UnansweredNotice words={progress.words} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && !isOvertaken && (
          <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'}>
            Save as version {seen.version + 1}
          </Button>
        )}
      </div>
    </form>
  );
}

function originOf({ version, author, writtenAt }: Setting): string {
  if (version === 0) return 'Never written: this is the initial value.';
  return `Version ${version}, written by ${author} on ${utcDateTime(writtenAt)} UTC.`;
}
