import type { ReactNode } from 'react';
import { Notice } from '#parts/notice.tsx';
import { countryText, documentText } from './case-text.ts';
import type { OpenedCase } from './opened-case.ts';

/** What the applicant wrote, large enough to compare it with the pictures letter by letter. */
export function ApplicantFacts({ opened }: { opened: OpenedCase }) {
  const facts: ReadonlyArray<[name: string, value: ReactNode]> = [
    ['Given names', opened.firstName],
    ['Family name', opened.lastName],
    ['Date of birth', opened.birthDate],
    [
      'Number',
      <code key="number" className="font-mono">
        {opened.documentNumber}
      </code>,
    ],
    ['Document', documentText[opened.documentType]],
    ['Issued in', countryText(opened.country)],
    ['User id', opened.userId],
    ['Earlier applications', opened.earlier],
  ];
  return (
    <div className="grid gap-3">
      {opened.sameDocument.length > 0 && (
        <Notice tone="bad" isSpoken={false}>
          <p className="font-semibold">Others have named the same document</p>
          <ul>
            {opened.sameDocument.map(({ caseNo, userId, state }) => (
              <li key={caseNo}>
                User {userId}: {state}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <dl className="grid gap-2.5">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-faint">{name}</dt>
            <dd className="text-16 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
