import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import type { DraftState } from '../draft/use-draft.ts';

export function AsideNotice({ state: { aside, bringBack, dropAside } }: { state: DraftState }) {
  if (!aside) return null;
  return (
    <Notice tone="quiet" isSpoken={false}>
      <p>
        {aside.basedOn === 0 ? 'A draft of yours is kept aside.' : `A draft of yours, begun on version ${aside.basedOn}, is kept aside.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={bringBack}>Bring it back</Button>
        <Button kind="quiet" onClick={dropAside}>
          Drop it
        </Button>
      </div>
    </Notice>
  );
}
