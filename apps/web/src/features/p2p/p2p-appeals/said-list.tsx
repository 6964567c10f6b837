import { useId } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import type { CaseProps } from './case-props.ts';
import { evidenceText, questionText } from './reason-text.ts';

/** What both sides said and staff asked, in the order in which it came. */
export function SaidList({ appeal, side, name }: CaseProps) {
  const t = useText('p2p-appeals');
  const titleId = useId();
  const said = appeal.statements.map((statement) => ({
    by: statement.side === side ? t('said_me') : name,
    text: statement.text,
    at: statement.at,
  }));
  const asked = appeal.requests.map((request) => ({
    by: t('asks'),
    text: request.evidence === null ? questionText(t, request) : `${questionText(t, request)} (${evidenceText(t, request.evidence)})`,
    at: request.at,
  }));
  const all = [...said, ...asked].toSorted((one, other) => one.at - other.at);
  if (all.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 id={titleId} className="text-14 font-semibold">
        {t('statements')}
      </h3>
      <ol className="grid gap-3">
        {all.map(({ by, text, at }) => (
          <li key={`${by} ${at}`} className="grid gap-0.5 border-s-2 border-line-strong ps-3 text-14">
            <span className="flex flex-wrap justify-between gap-x-3 text-13 text-ink-soft">
              <b className="font-semibold wrap-anywhere">{by}</b>
              <Moment at={new Date(at).toISOString()} />
            </span>
            <span dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
