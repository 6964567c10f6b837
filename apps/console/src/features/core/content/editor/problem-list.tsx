import type { LocaleCode } from '@peerbourse/contract/locales';
import { Notice } from '#parts/notice.tsx';
import { cellLabel } from '../draft/cells.ts';
import type { DraftProblem } from '../draft/draft-problems.ts';

/** What has to be mended before it can be saved; a problem in another language leads there. */
export function ProblemList({ problems, onGo }: { problems: readonly DraftProblem[]; onGo: (locale: LocaleCode) => void }) {
  return (
    <Notice tone="bad">
      <p className="font-semibold">This cannot be saved yet.</p>
      <ul className="mt-0.5">
        {problems.map((problem) => (
          <li key={cellLabel(problem)}>
            {problem.locale === undefined ? (
              cellLabel(problem)
            ) : (
              <button
                type="button"
                className="cursor-pointer rounded-small underline underline-offset-2"
                onClick={() => problem.locale && onGo(problem.locale)}
              >
                {cellLabel(problem)}
              </button>
            )}
            {': '}
            {problem.message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
