import { useState } from 'react';
import { NoAnswer, Refused } from '#api/call.ts';
import { Button } from '#parts/button.tsx';
import { FigureRow } from '#parts/figure-row.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { problemText } from './chain-text.ts';
import { type ChainAnswer, checkChain } from './check-chain.ts';

/** Rows wait for their block for about a second; much longer means that nobody seals. */
const patienceSeconds = 60;

export function ChainPanel() {
  const [answer, setAnswer] = useState<ChainAnswer>();
  const [trouble, setTrouble] = useState<string>();
  const [checkedRows, setCheckedRows] = useState<number>();

  async function check() {
    if (checkedRows !== undefined) return;
    setAnswer(undefined);
    setTrouble(undefined);
    setCheckedRows(0);
    try {
      setAnswer(await checkChain(setCheckedRows));
    } catch (error) {
      if (!(error instanceof NoAnswer) && !(error instanceof Refused)) throw error;
      setTrouble(error.message);
    } finally {
      setCheckedRows(undefined);
    }
  }

  return (
    <Panel
      id="chain"
      title="Chain"
      note={checkedRows === undefined ? 'every block is hashed over the one before it and signed' : `${checkedRows} entries checked`}
      state={
        <Button onClick={() => void check()} isBusy={checkedRows !== undefined}>
          Check the chain
        </Button>
      }
    >
      {trouble !== undefined && (
        <div className="px-4 pb-3 tablet:px-5">
          <Notice tone="watch">{trouble}</Notice>
        </div>
      )}
      {answer && <ChainResult answer={answer} />}
    </Panel>
  );
}

function ChainResult({ answer: { problem, blocks, rows, head, unsealed } }: { answer: ChainAnswer }) {
  const isLate = unsealed.oldestSeconds > patienceSeconds;
  return (
    <>
      <div className="grid gap-2 px-4 pb-3 tablet:px-5">
        {problem ? (
          <Notice tone="bad">
            <p className="font-semibold">{problemText(problem)}</p>
            <p>Stop changes to the database and compare it with the heads in the logs.</p>
          </Notice>
        ) : (
          <Notice tone="good">The chain is whole.</Notice>
        )}
        {isLate && (
          <Notice tone="watch">Entries wait for their block since {unsealed.oldestSeconds} s. Look at the job audit.seal-blocks.</Notice>
        )}
        {head && (
          <p className="text-12 text-ink-faint">
            Head {head.blockNo}, <MomentText at={head.sealedAt} /> UTC, <code className="font-mono break-all">{head.hash}</code>
          </p>
        )}
      </div>
      <FigureRow
        figures={[
          { name: 'Blocks checked', value: blocks },
          { name: 'Entries checked', value: rows },
          { name: 'Entries waiting', value: unsealed.rows },
        ]}
      />
    </>
  );
}
