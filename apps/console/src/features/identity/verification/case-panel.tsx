import { openCase } from '@peerbourse/contract/identity/verification/open-case';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { maskedKeys } from './case-keys.ts';
import { countryText, documentText, stateText } from './case-text.ts';
import { DecisionNotice } from './decision-notice.tsx';
import { OpenedPanel } from './opened-panel.tsx';
import { verificationCaseQuery } from './verification-case.query.ts';
import type { MaskedCase } from './verification-queue.query.ts';

export interface CasePanelProps {
  row: MaskedCase;
  /** Whoever has just decided the case before goes on with this one. */
  opensAtOnce: boolean;
  onStep: (by: 1 | -1) => void;
  onOpened: () => void;
  onDecided: (message: string) => void;
  onHit: () => void;
}

/** One application: masked first. Opening it is an act of its own, which is recorded. */
export function CasePanel({ row, opensAtOnce, onStep, onOpened, onDecided, onHit }: CasePanelProps) {
  const { progress, send } = useSubmission(openCase);
  const { data: now } = useQuery(verificationCaseQuery(row.caseNo));
  const state = now?.state ?? row.state;
  useDeskKeys(maskedKeys, progress.state !== 'done', (act) => {
    if (act === 'open') void open();
    else onStep(act === 'next' ? 1 : -1);
  });

  async function open() {
    if (progress.state === 'sending') return;
    if ((await send({ caseNo: row.caseNo })).state === 'done') onOpened();
  }

  const opensFirst = useRef(opensAtOnce ? open : undefined);
  useEffect(() => {
    // Once, whatever is rendered again: each opening is recorded.
    const begin = opensFirst.current;
    opensFirst.current = undefined;
    void begin?.();
  }, []);

  return (
    <Panel id="case" title={row.name} note={`case ${row.caseNo}`} state={<StateTag {...stateText[state]} />}>
      {now && <DecisionNotice now={now} />}
      {progress.state === 'done' ? (
        <OpenedPanel opened={progress.output} isWaiting={state === 'submitted'} onStep={onStep} onDecided={onDecided} onHit={onHit} />
      ) : (
        <div className="grid justify-items-start gap-4 border-t border-line px-4 py-5 tablet:px-5">
          <p className="text-14">
            {documentText[row.documentType]} {row.documentNumber}, {countryText(row.country)}, user {row.userId}
          </p>
          <p className="text-13 text-ink-soft">
            Name, number and pictures are shown when you open the case. Every opening is recorded with your name.
          </p>
          <OutcomeNotice progress={progress} />
          <div className="flex gap-2">
            <Button kind="primary" size="large" aria-keyshortcuts="o" isBusy={progress.state === 'sending'} onClick={() => void open()}>
              Open the case <kbd className="font-mono text-12">O</kbd>
            </Button>
            <Button kind="quiet" size="large" aria-keyshortcuts="j n" onClick={() => onStep(1)}>
              Next <kbd className="font-mono text-12">J</kbd>
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}
