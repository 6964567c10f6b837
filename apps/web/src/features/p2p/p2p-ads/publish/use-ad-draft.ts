import { useMemo, useState } from 'react';
import { useIsPainted } from '#shell/use-is-painted.ts';
import type { AdDraft } from '../terms/ad.form.ts';
import { dropDraft, readDraft, writeDraft } from '../terms/draft-store.ts';

interface Beginning {
  /** Whose draft of what it is. */
  name: string;
  origin: string;
  first: AdDraft;
}

interface DraftInHand {
  draft: AdDraft;
  setDraft: (draft: AdDraft) => void;
  /** Forgets the copy, once the draft has become an ad. */
  drop: () => void;
}

/** An ad that is being written. The tab keeps it, so that a reload loses nothing. */
export function useAdDraft({ name, origin, first }: Beginning): DraftInHand {
  const [typed, setTyped] = useState<AdDraft>();
  // The server knows nothing of the copy, so the first drawing does not either.
  const isPainted = useIsPainted();
  const kept = useMemo(() => (isPainted ? readDraft(name, origin) : undefined), [isPainted, name, origin]);
  return {
    draft: typed ?? kept ?? first,
    setDraft: (next) => {
      setTyped(next);
      writeDraft(name, { origin, draft: next });
    },
    drop: () => dropDraft(name),
  };
}
