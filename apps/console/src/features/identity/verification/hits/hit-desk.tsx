import { hitStates } from '@peerbourse/contract/identity/verification/verification.shape';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CaseList } from '#desk/case-list.tsx';
import { Unread } from '#desk/unread.tsx';
import { Field } from '#parts/field.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { goTo } from '#shell/use-screen.ts';
import { hitStateText, stateText } from '../case-text.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { useOpeningQueue } from '../use-opening-queue.ts';
import { verificationFragment } from '../verification-address.ts';
import { type HitStateFilter, hitQuery, hitQueueQuery } from './hit-queue.query.ts';

export interface HitDeskProps {
  /** Which one the address names; empty when it names none. */
  hitNo: string;
  firstState: HitStateFilter;
}

/** People who are like an entry of the sanctions list, also those who were verified before it said so. */
export function HitDesk({ hitNo: wanted, firstState }: HitDeskProps) {
  const [state, setState] = useState(firstState);
  const query = useInfiniteQuery(hitQueueQuery(state));
  const hits = query.data?.pages.flatMap((page) => page.hits);
  // A link leads to a hit of any state, also where the list shows another one or has not come so far.
  const isListed = hits === undefined || hits.some(({ hitNo }) => hitNo === wanted);
  const { data: linked = [] } = useQuery({ ...hitQuery(wanted), enabled: wanted !== '' && !isListed });
  const { chosen, done, opensAtOnce, choose, step, conclude } = useOpeningQueue({
    rows: isListed ? hits : [...linked, ...hits],
    nameOf: ({ hitNo }) => hitNo,
    wanted,
    onWant: (name) => goTo(verificationFragment('hits', name)),
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
