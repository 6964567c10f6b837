import type { ReactNode } from 'react';
import { countryText, documentText } from './case-text.ts';
import type { OpenedCase } from './opened-case.ts';

/** What the applicant wrote, large enough to compare it with the pictures letter by letter. */
export function ApplicantFacts({ opened }: { opened: OpenedCase }) {
  const facts: ReadonlyArray<[name: string, value: ReactNode]> = [
    ['Given names', opened.firstName],
    ['Family name', opened.lastName],
    ['Date of birth', `${opened.birthDate}, ${opened.age} years old`],
    [
      'Number',
      <code key="number" className="font-mono">
        {opened.documentNumber}
      </code>,
    ],
    ['Document', documentText[opened.documentType]],
    ['Issued in', countryText(opened.country)],
    ['Valid until', opened.expiresOn ?? 'no date given'],
    ['User id', opened.userId],
    ['Earlier applications', opened.isRenewal ? `${opened.earlier}, renews a document` : opened.earlier],
  ];
  return (
    <dl className="grid gap-2.5">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-12 text-ink-faint">{name}</dt>
          <dd className="text-16 font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
