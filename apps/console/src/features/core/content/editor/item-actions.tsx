import { Button } from '#parts/button.tsx';
import type { DraftState } from '../draft/use-draft.ts';
import type { OpenedItem } from '../items/open-item.query.ts';
import type { Decision } from '../publication/decision-dialogs.tsx';
import type { Save } from './use-save.ts';

export interface ItemActionsProps {
  item: OpenedItem | null;
  state: DraftState;
  save: Save;
  mayWrite: boolean;
  onSave: () => void;
  onDecide: (decision: Decision) => void;
}

/** Stays in sight while a long text is written. */
export function ItemActions({ item, state, save, mayWrite, onSave, onDecide }: ItemActionsProps) {
  if (!mayWrite)
    return (
      <p className="border-y border-line px-4 py-2.5 text-13 text-ink-soft tablet:px-5">
        Only members with the role Editor can change this.
      </p>
    );
  const isShown = item !== null && (item.liveVersion !== null || item.nextVersion !== null);
  return (
    <div className="sticky top-14 z-[5] flex min-h-13 flex-wrap items-center gap-2 border-y border-line bg-canvas px-4 py-2 max-desktop:top-24 tablet:px-5">
      {save.progress.state !== 'unanswered' && !save.isOvertaken && (
        <Button
          kind={state.isChanged ? 'primary' : 'secondary'}
          isBusy={save.progress.state === 'sending'}
          aria-disabled={!state.isChanged}
          aria-keyshortcuts="Control+S Meta+S"
          className={state.isChanged ? '' : 'cursor-default! text-ink-faint'}
          onClick={onSave}
        >
          Save version {state.basedOn + 1} <kbd className="font-mono text-12 opacity-80">Ctrl S</kbd>
        </Button>
      )}
      {item && (
        <Button
          data-publish
          kind={isPublishNext(item, state) ? 'primary' : 'secondary'}
          aria-keyshortcuts="p"
          onClick={() => onDecide({ act: 'publish', version: item.newestVersion })}
        >
          Publish version {item.newestVersion} <kbd className="font-mono text-12 opacity-80">P</kbd>
        </Button>
      )}
      {isShown && <Button onClick={() => onDecide({ act: 'withdraw' })}>Withdraw</Button>}
      <p className="ms-auto text-13 text-ink-soft">{changeText(item, state, save)}</p>
      {state.isChanged && !save.isHeld && (
        <Button kind="quiet" onClick={state.drop}>
          Drop my changes
        </Button>
      )}
    </div>
  );
}

/** Saved, but neither shown nor waiting for its time. */
function isPublishNext({ newestVersion, liveVersion, nextVersion }: OpenedItem, { isChanged }: DraftState): boolean {
  return !isChanged && newestVersion !== liveVersion && newestVersion !== nextVersion;
}

/** The notices may lie above what is seen, so the bar says that they are there. */
function changeText(item: OpenedItem | null, { isChanged }: DraftState, { isOvertaken, problems }: Save): string {
  if (isOvertaken) return 'Somebody else was faster: see above.';
  if (problems.length > 0) return 'Something has to be mended first: see above.';
  if (isChanged) return 'Not saved; kept on this page.';
  return item ? 'Everything is saved.' : 'Nothing is written yet.';
}
