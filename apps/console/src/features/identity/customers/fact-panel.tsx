import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { type Fact, factLine } from './fact-text.ts';
import { linkAddress } from './link-address.ts';

export interface FactPanelProps {
  id: string;
  title: string;
  note?: string | undefined;
  facts: readonly Fact[];
  emptyText: string;
}

/** One list of the customer's page; each line leads to where it is dealt with. */
export function FactPanel({ id, title, note, facts, emptyText }: FactPanelProps) {
  return (
    <Panel id={id} title={title} note={note}>
      {facts.length === 0 ? (
        <p className="border-t border-line px-4 py-3 text-13 text-ink-soft tablet:px-5">{emptyText}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line border-t border-line text-13">
          {facts.map((fact) => (
            <FactRow key={JSON.stringify([fact.kind, fact.link, fact.at, fact.values])} fact={fact} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function FactRow({ fact }: { fact: Fact }) {
  const { title, detail, state } = factLine(fact);
  const address = linkAddress(fact.link);
  return (
    <li className="flex items-start justify-between gap-3 px-4 py-2.5 tablet:px-5">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {address === undefined ? (
            title
          ) : (
            <a href={address} className="text-brand underline-offset-3 hover:underline">
              {title}
            </a>
          )}
        </p>
        <p className="text-12 break-words text-ink-soft">
          {detail}
          {fact.at && (
            <>
              {detail && ' · '}
              <MomentText at={fact.at}>{`${fact.at.slice(0, 10)} ${fact.at.slice(11, 16)}`}</MomentText>
            </>
          )}
        </p>
      </div>
      {state && <StateTag {...state} />}
    </li>
  );
}
