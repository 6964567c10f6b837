import { menuSwitches } from '@peerbourse/contract/core/content/kind.shape';
import { writeSetting } from '@peerbourse/contract/core/settings/write-setting';
import { Switch } from '@peerbourse/ui/fields/switch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { noteProblem } from '#desk/note-field.tsx';
import type { Setting } from '#desk/setting-list.query.ts';
import { type SwitchName, switchText } from '#desk/switch-text.ts';
import { Button } from '#parts/button.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { ChangeReasonField } from './change-reason-field.tsx';
import { lookAgain } from './setting-change.ts';
import { readOnlyText } from './setting-owner.ts';
import { switchesOf, type TurnedSwitches, turned } from './switches.form.ts';

export interface SwitchEditorProps {
  setting: Setting;
  mayEdit: boolean;
  onTurned: () => void;
  onWritten: (version: number) => void;
}

/** Turns are collected and saved together, so that nothing opens by a slip of the finger. They are laid over the newest version. */
export function SwitchEditor({ setting, mayEdit, onTurned, onWritten }: SwitchEditorProps) {
  const client = useQueryClient();
  const [changes, setChanges] = useState<TurnedSwitches>({});
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { progress, send, sendAgain, reset } = useSubmission(writeSetting);
  const switches = switchesOf(setting.value);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';

  function turn(name: SwitchName, isOn: boolean) {
    onTurned();
    setChanges(turned(changes, switches, name, isOn));
  }

  async function conclude(next: Progress<typeof writeSetting>) {
    if (next.state !== 'done' && next.state !== 'refused') return;
    await lookAgain(client);
    if (next.state !== 'done') return;
    setChanges({});
    setReason('');
    onWritten(next.output.version);
  }

  async function save() {
    const wrong = noteProblem(reason);
    setProblem(wrong);
    if (isHeld || wrong) return;
    const value = { ...switches, ...changes };
    await conclude(await send({ key: setting.key, value, version: setting.version, reason: reason.trim() }));
  }

  return (
    <>
      <fieldset disabled={!mayEdit || isHeld}>
        <legend className="sr-only">Parts of the exchange</legend>
        <div className="grid border-t border-line tablet:grid-cols-2">
          {menuSwitches.map((name) => (
            <div key={name} className="border-b border-line px-4 py-2.5 tablet:px-5 tablet:odd:border-e">
              <Switch
                label={<b className="font-semibold">{switchText[name].label}</b>}
                note={switchText[name].opens}
                checked={changes[name] ?? switches[name]}
                onChange={(event) => turn(name, event.target.checked)}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 px-4 py-3 tablet:px-5">
        <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
        {Object.keys(changes).length > 0 && (
          <fieldset disabled={isHeld}>
            <ChangeReasonField note={reason} problem={problem} onChange={setReason} />
          </fieldset>
        )}
        {mayEdit ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-13 text-ink-soft">{changeText(changes)}</p>
            {Object.keys(changes).length > 0 && progress.state !== 'unanswered' && (
              <div className="flex gap-2">
                <Button onClick={() => setChanges({})}>Leave as it was</Button>
                <Button kind="primary" isBusy={progress.state === 'sending'} onClick={() => void save()}>
                  Save as version {setting.version + 1}
                </Button>
              </div>
            )}
          </div>
        ) : (
          <p className="text-13 text-ink-soft">{readOnlyText(setting)}</p>
        )}
      </div>
    </>
  );
}

function changeText(changes: TurnedSwitches): string {
  const texts = menuSwitches
    .filter((name) => changes[name] !== undefined)
    .map((name) => `${switchText[name].label} ${changes[name] ? 'on' : 'off'}`);
  return texts.length === 0 ? 'Nothing is changed.' : `Not saved yet: ${texts.join(', ')}.`;
}
