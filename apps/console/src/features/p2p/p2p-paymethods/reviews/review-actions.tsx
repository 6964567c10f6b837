import { Button } from '#parts/button.tsx';
import { Panel } from '#parts/panel.tsx';

export interface ReviewActionsProps {
  mayAct: boolean;
  markedCount: number;
  onAllow: () => void;
  onDisable: () => void;
}

export function ReviewActions({ mayAct, markedCount, onAllow, onDisable }: ReviewActionsProps) {
  return (
    <Panel id="acts" title="Decision">
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-4 tablet:px-5 min-[1640px]:grid">
        {mayAct ? (
          <>
            <p className="w-full text-13 text-ink-soft">
              Families and businesses share accounts; so do people who pay for others. All may use it until you decide.
            </p>
            <Button kind="primary" size="large" aria-keyshortcuts="a" onClick={onAllow}>
              Allow all of them <kbd className="font-mono text-12">A</kbd>
            </Button>
            {markedCount > 0 ? (
              <Button kind="danger" size="large" aria-keyshortcuts="x" onClick={onDisable}>
                Disable {markedCount} marked <kbd className="font-mono text-12">X</kbd>
              </Button>
            ) : (
              <p className="text-12 text-ink-faint">Mark those that are to be disabled.</p>
            )}
          </>
        ) : (
          <p className="text-13 text-ink-soft">Only members with the role Risk decide about shared accounts.</p>
        )}
      </div>
    </Panel>
  );
}
