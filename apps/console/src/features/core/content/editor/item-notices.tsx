import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import type { LocaleCode } from '@peerbourse/contract/locales';
import { Notice } from '#parts/notice.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import type { DraftState } from '../draft/use-draft.ts';
import type { OpenedItem } from '../items/open-item.query.ts';
import { AsideNotice } from './aside-notice.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ProblemList } from './problem-list.tsx';
import { SavedNotice } from './saved-notice.tsx';
import type { Save } from './use-save.ts';

export interface ItemNoticesProps {
  kind: ContentKind;
  item: OpenedItem | null;
  state: DraftState;
  save: Save;
  /** What has just been decided about it; empty when nothing was. */
  decided: string;
  onGo: (locale: LocaleCode) => void;
}

/** What became of the last act, and what stands in the way of the next one. */
export function ItemNotices({ kind, item, state, save, decided, onGo }: ItemNoticesProps) {
  return (
    <>
      {decided && !state.isChanged && <Notice tone="good">{decided}</Notice>}
      {!state.isChanged && <SavedNotice saved={save.saved} />}
      {save.problems.length > 0 && <ProblemList problems={save.problems} onGo={onGo} />}
      {save.isOvertaken && item ? (
        <ChangedMeanwhile kind={kind} item={item} state={state} />
      ) : (
        <OutcomeNotice progress={save.progress} onSendAgain={() => void save.saveAgain()} onGiveUp={save.reset} />
      )}
      <AsideNotice state={state} />
    </>
  );
}
