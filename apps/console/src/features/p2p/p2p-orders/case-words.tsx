import type { ViewedCase } from '#desk/cases/case.query.ts';
import { caseQuestions } from '#desk/cases/case-questions.ts';
import { askedText, evidenceText, type SideNames } from '#desk/cases/case-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { CaseSection } from './case-section.tsx';

export interface CaseWordsProps {
  found: ViewedCase;
  names: SideNames;
}

/** What both sides said by themselves, then what staff asked and what came back. */
export function CaseWords({ found, names }: CaseWordsProps) {
  const statements = found.statements.filter(({ kind }) => kind === 'statement');
  const questions = caseQuestions(found);
  return (
    <>
      <CaseSection title="Statements">
        {statements.length === 0 && <li className="text-13 text-ink-soft">Nobody has said anything yet.</li>}
        {statements.map(({ side, text, at }) => (
          <Said key={side} by={names[side]} at={at}>
            {text}
          </Said>
        ))}
      </CaseSection>
      {questions.length > 0 && (
        <CaseSection title="Questions">
          {questions.flatMap(({ side, evidence, at, answer, ...asked }) => [
            <Said key={`asked ${at}`} by={`Staff to the ${side}`} at={at} asksFor={evidence ? evidenceText[evidence] : undefined} isStaff>
              {askedText(asked)}
            </Said>,
            answer ? (
              <Said key={`answered ${at}`} by={names[side]} at={answer.at}>
                {answer.text}
              </Said>
            ) : (
              <li key={`answered ${at}`} className="text-13 text-ink-soft">
                Not answered.
              </li>
            ),
          ])}
        </CaseSection>
      )}
    </>
  );
}

interface SaidProps {
  by: string;
  at: number;
  asksFor?: string | undefined;
  isStaff?: boolean;
  children: string;
}

function Said({ by, at, asksFor, isStaff = false, children }: SaidProps) {
  return (
    <li className={`grid gap-1 rounded-medium px-3.5 py-2.5 ${isStaff ? 'bg-brand-tint' : 'bg-sunken'}`}>
      <p className="flex flex-wrap gap-x-2 text-12 text-ink-soft">
        <b className="font-semibold">{by}</b>
        <MomentText at={new Date(at).toISOString()} />
      </p>
      <p dir="auto" className="text-14 break-words whitespace-pre-wrap">
        {children}
      </p>
      {asksFor && <p className="text-12 text-ink-soft">To show: {asksFor}</p>}
    </li>
  );
}
