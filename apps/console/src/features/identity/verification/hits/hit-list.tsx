import { useState } from 'react';
import { Button } from '#parts/button.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { hitStateText } from '../case-text.ts';
import { HitDialog } from './hit-dialog.tsx';
import { type Hit, hitSteps } from './hit-steps.ts';

export interface HitListProps {
  hits: readonly Hit[];
  onDecided: (hit: Hit) => void;
}

/** Entries of the list that are like the person, and what each member can say about them. */
export function HitList({ hits, onDecided }: HitListProps) {
  const account = useStaffAccount();
  const [deciding, setDeciding] = useState<{ hit: Hit; isSamePerson: boolean }>();
  if (hits.length === 0) return null;
  return (
    <section aria-label="Entries of the sanctions list" className="grid gap-2">
      <h3 className="text-13 font-semibold">Entries of the sanctions list that are like this person</h3>
      <ul className="grid gap-2">
        {hits.map((hit) => {
          const { clear, confirm, words } = hitSteps(hit, account);
          return (
            <li key={hit.hitNo} className="grid gap-2 rounded-medium border border-line p-3 text-13">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <b className="text-14 font-semibold break-words">{hit.entryName}</b>
                <StateTag {...hitStateText[hit.state]} />
              </p>
              <p className="text-ink-soft">
                Born {hit.entryBirth || 'unknown'}. Alike {hit.score} of 100. Entry {hit.entryId}, {hit.listName}, {hit.listVersion}.
              </p>
              {words && <p className="break-words">{words}</p>}
              {(clear || confirm) && (
                <p className="flex flex-wrap gap-2">
                  {clear && <Button onClick={() => setDeciding({ hit, isSamePerson: false })}>{clear}</Button>}
                  {confirm && <Button onClick={() => setDeciding({ hit, isSamePerson: true })}>{confirm}</Button>}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <HitDialog
        deciding={deciding}
        onClose={() => setDeciding(undefined)}
        onDone={(hit) => {
          setDeciding(undefined);
          onDecided(hit);
        }}
      />
    </section>
  );
}
