import { writeSetting } from '@peerbourse/contract/core/settings/write-setting';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { type Setting, settingListQuery } from '#desk/setting-list.query.ts';
import { Button } from '#parts/button.tsx';
import { DiffText } from '#parts/diff-text.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { comparableText, type SettingValue } from './setting.form.ts';
import { type SettingVersion, settingVersionsKey } from './setting-versions.query.ts';

export interface RestoreFormProps {
  setting: Setting;
  chosen: SettingVersion;
  onCancel: () => void;
  onWritten: (result: { key: string; version: number }) => void;
}

/** Writes an old value as a new version, on top of the one that was in force when the operator decided. */
export function RestoreForm({ setting, chosen, onCancel, onWritten }: RestoreFormProps) {
  const client = useQueryClient();
  const [seen] = useState(setting);
  const { progress, send, sendAgain, reset } = useSubmission(writeSetting);

  function conclude(next: Progress<typeof writeSetting>) {
    if (next.state === 'done') onWritten(next.output);
    if (next.state !== 'refused') return;
    for (const queryKey of [settingListQuery.queryKey, settingVersionsKey]) void client.invalidateQueries({ queryKey });
  }

  async function restore(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending') return;
    conclude(await send({ key: seen.key, value: chosen.value as SettingValue, version: seen.version }));
  }

  return (
    <form className="grid gap-4" onSubmit={restore} noValidate>
      <div className="grid gap-2">
        <p className="text-13">What changes when version {chosen.version} comes back:</p>
        <DiffText before={comparableText(seen.value)} after={comparableText(chosen.value)} />
      </div>
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onCancel}>
          Back to the history
        </Button>
        {progress.state !== 'unanswered' && progress.state !== 'refused' && (
          <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'}>
            Restore this value as version {seen.version + 1}
          </Button>
        )}
      </div>
    </form>
  );
}
