import type { Trader } from '#desk/trader.query.ts';
import { Button } from '#parts/button.tsx';
import { Panel } from '#parts/panel.tsx';

export interface TraderActionsProps {
  trader: Trader;
  mayAct: boolean;
  onRestrict: () => void;
  onPublishRight: () => void;
}

export function TraderActions({ trader, mayAct, onRestrict, onPublishRight }: TraderActionsProps) {
  return (
    <Panel id="acts" title="Actions">
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-4 tablet:px-5 min-[1640px]:grid">
        {mayAct ? (
          <>
            <Button kind="primary" size="large" onClick={onRestrict}>
              Restrict
            </Button>
            <Button size="large" onClick={onPublishRight}>
              {trader.mayPublish ? 'Take the right to publish away' : 'Allow to publish ads'}
            </Button>
            <p className="text-12 text-ink-faint">Each act asks for a reason and is kept in the audit log.</p>
          </>
        ) : (
          <p className="text-13 text-ink-soft">Only members with the role Risk restrict traders or decide who publishes.</p>
        )}
      </div>
    </Panel>
  );
}
