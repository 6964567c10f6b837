import { hitStates } from '@peerbourse/contract/identity/verification/verification.shape';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CaseList } from '#desk/case-list.tsx';
import { Unread } from '#desk/unread.tsx';
import { Field } from '#parts/field.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { hitStateText, stateText } from '../case-text.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { useOpeningQueue } from '../use-opening-queue.ts';
import { type HitStateFilter, hitQueueQuery } from './hit-queue.query.ts';

/** People who are like an entry of the sanctions list, also those who were verified before it said so. */
export function HitDesk() {
  const [state, setState] = useState<HitStateFilter>('open');
  const [wanted, setWanted] = useState('');
  const query = useInfiniteQuery(hitQueueQuery(state));
  const hits = query.data?.pages.flatMap((page) => page.hits);
  const { chosen, done, opensAtOnce, choose, step, conclude } = useOpeningQueue({
    rows: hits,
    nameOf: ({ hitNo }) => hitNo,
    wanted,
    onWant: setWanted,
  });
  return (
    <DeskFrame
      chosen={chosen?.case}
      opensAtOnce={opensAtOnce}
      done={done}
      emptyText="Choose somebody from the list."
      onStep={step}
      onDecided={conclude}
    >
      <Panel id="queue" title="Sanctions list" note={query.data && `${query.data.pages[0]?.waiting ?? 0} waiting`}>
        <div className="border-t border-line px-4 py-3 tablet:px-5">
          <Field
            label="State"
            control={(wiring) => (
              <select
                {...wiring}
                value={state}
                onChange={(event) => setState(hitStates.find((each) => each === event.target.value) ?? 'open')}
              >
                {hitStates.map((each) => (
                  <option key={each} value={each}>
                    {hitStateText[each].label}
                  </option>
                ))}
              </select>
            )}
          />
        </div>
        {hits ? (
          <CaseList
            label="Entries like a customer"
            cases={hits}
            keyOf={({ hitNo }) => hitNo}
            chosen={chosen?.hitNo}
            emptyText="Nothing is waiting here."
            onChoose={choose}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          >
            {(hit) => (
              <>
                <span className="flex items-center justify-between gap-2">
                  <b className="truncate font-semibold">{hit.case.name}</b>
                  <StateTag {...hitStateText[hit.state]} />
                </span>
                <span className="truncate text-13 text-ink-soft">
                  like {hit.entryName}, {hit.score} of 100
                </span>
                <span className="flex justify-between gap-2 text-12 text-ink-faint">
                  <span>{stateText[hit.case.state].label.toLowerCase()}</span>
                  <MomentText at={hit.foundAt} />
                </span>
              </>
            )}
          </CaseList>
        ) : (
          <Unread error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Panel>
    </DeskFrame>
  );
}
