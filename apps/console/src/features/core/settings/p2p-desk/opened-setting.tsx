import { utcDateTime } from '@peerbourse/rules/utc-time';
import { aboveHand, atHand } from '#desk/at-hand.ts';
import type { Setting } from '#desk/setting-list.query.ts';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { SettingForm } from '../p2p-forms/setting-form.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { SavePanel } from './save-panel.tsx';
import { type SettingEditOptions, useSettingEdit } from './use-setting-edit.ts';

export interface OpenedSettingProps extends SettingEditOptions {
  mayEdit: boolean;
  /** What was saved last, while it is news. */
  written: number | undefined;
}

/** The form in the middle, what saving would change beside it, who wrote what below. */
export function OpenedSetting({ mayEdit, written, ...options }: OpenedSettingProps) {
  const edit = useSettingEdit(options);
  const { shape, setting, onKeep } = options;
  return (
    <div className="grid min-w-0 gap-4">
      {written !== undefined && (
        <Notice tone="good">
          {shape.name}: saved as version {written}.
        </Notice>
      )}
      <form className="grid items-start gap-4 min-[1280px]:grid-cols-[minmax(0,1fr)_20rem]" onSubmit={edit.save} noValidate>
        <Panel id="setting" title={shape.name} note={originOf(edit.base)}>
          <fieldset className={`min-w-0 border-t border-line px-4 py-4 tablet:px-5 ${aboveHand}`} disabled={!mayEdit || edit.isHeld}>
            <SettingForm setting={shape} draft={edit.draft} problems={edit.problems} onChange={edit.change} />
          </fieldset>
        </Panel>
        <div className={`min-w-0 rounded-large min-[1280px]:sticky min-[1280px]:top-18 ${edit.changes.length > 0 ? atHand : ''}`}>
          {mayEdit ? (
            <SavePanel edit={edit} affects={shape.affects} />
          ) : (
            <Panel id="changes" title="Read only">
              <p className="border-t border-line px-4 py-4 text-13 text-ink-soft tablet:px-5">
                Only members with the role Editor or Risk change this. {shape.affects}
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
