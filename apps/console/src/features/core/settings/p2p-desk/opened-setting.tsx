import { utcDateTime } from '@peerbourse/rules/utc-time';
import { aboveHand, atHand } from '#desk/at-hand.ts';
import type { Setting } from '#desk/setting-list.query.ts';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { SettingForm } from '../p2p-forms/setting-form.tsx';
import { outcomeText, type SettingOutcome } from '../setting-change.ts';
import { readOnlyText } from '../setting-owner.ts';
import { HistoryPanel } from './history-panel.tsx';
import { SavePanel } from './save-panel.tsx';
import { type SettingEditOptions, useSettingEdit } from './use-setting-edit.ts';

export interface OpenedSettingProps extends SettingEditOptions {
  mayEdit: boolean;
  /** What was saved or proposed last, while it is news. */
  outcome: SettingOutcome | undefined;
}

/** The form in the middle, what a change would do beside it, who wrote what below. */
export function OpenedSetting({ mayEdit, outcome, ...options }: OpenedSettingProps) {
  const edit = useSettingEdit(options);
  const { shape, setting, onKeep } = options;
  return (
    <div className="grid min-w-0 gap-4">
      {outcome && (
        <Notice tone="good">
          {shape.name}: {outcomeText(outcome)}
        </Notice>
      )}
      <form className="grid items-start gap-4 min-[1520px]:grid-cols-[minmax(0,1fr)_20rem]" onSubmit={edit.save} noValidate>
        <Panel id="setting" title={shape.name} note={originOf(edit.base)}>
          <fieldset className={`min-w-0 border-t border-line px-4 py-4 tablet:px-5 ${aboveHand}`} disabled={!mayEdit || edit.isHeld}>
            <SettingForm setting={shape} draft={edit.draft} problems={edit.problems} onChange={edit.change} />
          </fieldset>
        </Panel>
        <div className={`min-w-0 rounded-large min-[1520px]:sticky min-[1520px]:top-18 ${edit.changes.length > 0 ? atHand : ''}`}>
          {mayEdit ? (
            <SavePanel edit={edit} />
          ) : (
            <Panel id="changes" title="Read only">
              <p className="border-t border-line px-4 py-4 text-13 text-ink-soft tablet:px-5">
                {readOnlyText(setting)} {setting.effect}
              </p>
            </Panel>
          )}
        </div>
      </form>
      <HistoryPanel shape={shape} newest={setting.version} onTakeUp={mayEdit ? (draft) => onKeep({ base: setting, draft }) : undefined} />
    </div>
  );
}

function originOf({ version, author, writtenAt }: Setting): string {
  return version === 0 ? 'never written: the initial values' : `version ${version}, ${author}, ${utcDateTime(writtenAt)} UTC`;
}
