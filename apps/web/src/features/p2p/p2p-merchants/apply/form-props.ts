import type { ApplicationDraft, ProblemField } from './application.form.ts';

/** What is wrong in each field, in words. */
export type ProblemTexts = Partial<Record<ProblemField, string>>;

/** What every section of the form is given. */
export interface SectionProps {
  draft: ApplicationDraft;
  onChange: (part: Partial<ApplicationDraft>) => void;
}
