import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { defaultLocale, type LocaleCode } from '@peerbourse/contract/locales';
import { Tabs } from '@peerbourse/ui/actions/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { stateText } from '../content-text.ts';
import { useDraft } from '../draft/use-draft.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { itemListKey } from '../items/item-list.query.ts';
import { type OpenedItem, openItemKey } from '../items/open-item.query.ts';
import { languageMarks } from '../languages/language-state.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { type Decision, DecisionDialogs } from '../publication/decision-dialogs.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemNotices } from './item-notices.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useSave } from './use-save.ts';
import { useSaveKey } from './use-save-key.ts';
import { WriteForm } from './write-form.tsx';

export interface ItemDeskProps {
  kind: ContentKind;
  name: string;
  /** Null until its first version is saved. */
  item: OpenedItem | null;
  mayWrite: boolean;
}

/** Writing, looking and deciding about one item. */
export function ItemDesk({ kind, name, item, mayWrite }: ItemDeskProps) {
  const client = useQueryClient();
  const [tab, setTab] = useState<'write' | 'preview' | 'history'>('write');
  const [locale, setLocale] = useState<LocaleCode>(defaultLocale);
  const [decision, setDecision] = useState<Decision>();
  const [decided, setDecided] = useState('');
  const state = useDraft(kind, name, item?.shown);
  const save = useSave({ kind, name, state, newest: newestOf(item), mayWrite, onSaved: refresh });
  const shared = { kind, name, draft: state.draft, marks: languageMarks(kind, state.draft), locale, onLocale: setLocale };
  useLeaveWarning(state.isChanged);
  useSaveKey(saveNow);

  async function refresh() {
    await Promise.all([[...openItemKey, kind, name], itemListKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  function saveNow() {
    setDecided('');
    void save.save();
  }

  function conclude(message: string) {
    setDecision(undefined);
    save.reset();
    setDecided(message);
    void refresh();
  }

  function goTo(next: LocaleCode) {
    setTab('write');
    setLocale(next);
  }

  return (
    <Panel
      id="item"
      title={titleOf(item, name)}
      note={item ? `${name}, version ${item.newestVersion}` : 'not saved yet'}
      state={item && <StateTag {...stateText[item.state]} />}
    >
      <ItemActions item={item} state={state} save={save} mayWrite={mayWrite} onSave={saveNow} onDecide={setDecision} />
      <div className="grid gap-4 p-4 tablet:p-5">
        <ItemNotices kind={kind} item={item} state={state} save={save} decided={decided} onGo={goTo} />
        <Tabs label="Views of this item" tabs={item ? allTabs : newTabs} current={tab} onChange={setTab} hasLine>
          {tab === 'write' && (
            <WriteForm {...shared} problems={save.problems} isReadOnly={!mayWrite || save.isHeld} onChange={state.change} />
          )}
          {tab === 'preview' && <PreviewPanel {...shared} />}
          {tab === 'history' && item && (
            <HistoryPanel kind={kind} item={item} mayWrite={mayWrite} onShow={(version) => setDecision({ act: 'publish', version })} />
          )}
        </Tabs>
      </div>
      {item && (
        <DecisionDialogs
          decision={decision}
          kind={kind}
          item={item}
          hasUnsaved={state.isChanged}
          onDone={conclude}
          onClose={() => setDecision(undefined)}
        />
      )}
    </Panel>
  );
}

function newestOf(item: OpenedItem | null): number {
  return item?.newestVersion ?? 0;
}

function titleOf(item: OpenedItem | null, name: string): string {
  return item?.label || name;
}

const newTabs = [
  { key: 'write', label: 'Write' },
  { key: 'preview', label: 'Preview' },
] as const;
const allTabs = [...newTabs, { key: 'history', label: 'History' }] as const;
