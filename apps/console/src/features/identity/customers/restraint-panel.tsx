import { useState } from 'react';
import { type HoldKind, holdText, type Profile } from '#desk/customers/customer-text.ts';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { type Fact, factLine } from './fact-text.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { linkAddress } from './link-address.ts';

export interface RestraintPanelProps {
  profile: Profile;
  mayAct: boolean;
  onDone: () => void;
}

/** Everything that the customer cannot do now, whoever or whatever holds it back, and below it what is over. */
export function RestraintPanel({ profile, mayAct, onDone }: RestraintPanelProps) {
  /** A kind to lift, or a new hold to place. */
  const [task, setTask] = useState<{ lift: HoldKind } | 'place'>();
  const all = profile.facts.filter(({ list }) => list === 'restraints');
  const [open, ended] = [all.filter(({ isOpen }) => isOpen), all.filter(({ isOpen }) => !isOpen)];
  return (
    <Panel
      id="holds"
      title="Holds and restrictions"
      note={open.length > 0 ? `${open.length} in force` : undefined}
      state={mayAct && <Button onClick={() => setTask('place')}>Hold something back</Button>}
    >
      {open.length === 0 ? (
        <p className="border-t border-line px-4 py-3 text-13 text-ink-soft tablet:px-5">Nothing is held back.</p>
      ) : (
        <Restraints label="Holds and restrictions" facts={open} onLift={mayAct ? (lift) => setTask({ lift }) : undefined} />
      )}
      {ended.length > 0 && (
        <details className="border-t border-line">
          <summary className="cursor-pointer px-4 py-2.5 text-13 text-brand tablet:px-5">{ended.length} ended</summary>
          <Restraints label="Ended" facts={ended} onLift={undefined} />
        </details>
      )}
      <HoldDialog
        task={task}
        userId={profile.userId}
        onClose={() => setTask(undefined)}
        onDone={() => {
          setTask(undefined);
          onDone();
        }}
      />
    </Panel>
  );
}

interface RestraintsProps {
  label: string;
  facts: readonly Fact[];
  onLift: ((kind: HoldKind) => void) | undefined;
}

function Restraints({ label, facts, onLift }: RestraintsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line text-13">
      {facts.map((fact) => (
        <li
          key={JSON.stringify([fact.kind, fact.at, fact.values])}
          className="flex items-start justify-between gap-3 px-4 py-2.5 tablet:px-5"
        >
          <RestraintLines fact={fact} />
          {onLift && <LiftWay fact={fact} onLift={onLift} />}
        </li>
      ))}
    </ul>
  );
}

function RestraintLines({ fact }: { fact: Fact }) {
  const { title, detail } = factLine(fact);
  return (
    <div className="min-w-0">
      <p className="font-medium break-words">{title}</p>
      <p className="text-12 break-words text-ink-soft">
        {detail} ·{' '}
        {fact.until ? (
          <MomentText at={fact.until}>until {`${fact.until.slice(0, 10)} ${fact.until.slice(11, 16)}`}</MomentText>
        ) : (
          'until it is lifted'
        )}
      </p>
    </div>
  );
}

/** Holds of the account are lifted here, restrictions on the trader's page; what ends by itself says so. */
function LiftWay({ fact, onLift }: { fact: Fact; onLift: (kind: HoldKind) => void }) {
  const kind = fact.values['what'] as HoldKind;
  if (fact.kind === 'account-hold' && Object.hasOwn(holdText, kind)) {
    return (
      <Button aria-label={`Lift ${holdText[kind]}`} onClick={() => onLift(kind)}>
        Lift
      </Button>
    );
  }
  const address = fact.kind === 'p2p-restriction' ? linkAddress(fact.link) : undefined;
  if (address === undefined)
    return <span className="shrink-0 rounded-small bg-sunken px-2 py-1 text-12 font-semibold text-ink-soft">Automatic</span>;
  return (
    <a href={address} className="shrink-0 text-brand underline underline-offset-3 hover:no-underline">
      Trader
    </a>
  );
}
