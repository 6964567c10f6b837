import { useState } from 'react';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { countText } from './act-text.ts';
import { selectionKeys } from './ad-keys.ts';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import type { ModerationAct } from './preview-ad-acts.query.ts';
import { SelectionDialog } from './selection-dialog.tsx';
import { maxSelected, type Selection } from './use-selection.ts';

export interface SelectionBarProps {
  selection: Selection;
  listed: readonly ModeratedAd[];
  chosen: ModeratedAd | undefined;
  /** The message tells what was done, the numbers of which ads. */
  onDone: (message: string, adNos: readonly string[]) => void;
}

/** What can be done to all selected ads at once. */
export function SelectionBar({ selection, listed, chosen, onDone }: SelectionBarProps) {
  const [asked, setAsked] = useState<ModerationAct>();
  const { ads, clear } = selection;
  const ask = (act: ModerationAct) => ads.length > 0 && setAsked(act);

  useDeskKeys(selectionKeys, asked === undefined, (act) => {
    if (act === 'clear') clear();
    else if (act === 'check-selected') ask('check');
    else if (act === 'take-down-selected') ask('take-down');
    else if (chosen) selection.toggle(chosen);
  });

  function finish(message: string, adNos: readonly string[]) {
    setAsked(undefined);
    clear();
    onDone(message, adNos);
  }

  return (
    <div className="grid gap-2 border-t border-line px-4 py-2.5 text-13 tablet:px-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status">
          {ads.length === 0 ? (
            <span className="text-ink-soft">
              Select with <kbd className="font-mono">S</kbd> to act on several.
            </span>
          ) : (
            <>
              <b className="font-semibold">{countText(ads.length)}</b> selected{selection.isFull && `, which is the most (${maxSelected})`}
            </>
          )}
        </p>
        <Button kind="quiet" onClick={ads.length === 0 ? () => selection.selectAll(listed) : clear}>
          {ads.length === 0 ? 'Select all shown' : 'Select none'}
        </Button>
      </div>
      {ads.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" aria-keyshortcuts="Shift+A" onClick={() => ask('check')}>
            Nothing is wrong <kbd className="font-mono text-12">⇧A</kbd>
          </Button>
          <Button kind="danger" aria-keyshortcuts="Shift+X" onClick={() => ask('take-down')}>
            Take down <kbd className="font-mono text-12">⇧X</kbd>
          </Button>
        </div>
      )}
      <SelectionDialog act={asked} ads={ads} onClose={() => setAsked(undefined)} onDone={finish} />
    </div>
  );
}
