import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import type { OpenedItem } from '../items/open-item.query.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export type Decision = { act: 'publish'; version: number } | { act: 'withdraw' };

export interface DecisionDialogsProps {
  /** What is being decided, if anything. */
  decision: Decision | undefined;
  kind: ContentKind;
  item: OpenedItem;
  hasUnsaved: boolean;
  onDone: (message: string) => void;
  onClose: () => void;
}

export function DecisionDialogs({ decision, hasUnsaved, ...shared }: DecisionDialogsProps) {
  return (
    <>
      <PublishDialog {...shared} version={decision?.act === 'publish' ? decision.version : undefined} hasUnsaved={hasUnsaved} />
      <WithdrawDialog {...shared} isOpen={decision?.act === 'withdraw'} />
    </>
  );
}
