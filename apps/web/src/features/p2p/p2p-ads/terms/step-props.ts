import type { AdDraft } from './ad.form.ts';
import type { AdField, AdRules } from './ad-problems.ts';

/** What every step of the form is given. */
export interface StepProps {
  draft: AdDraft;
  rules: AdRules;
  onChange: (draft: AdDraft) => void;
  /** What is to be said at a field now. */
  errorOf: (field: AdField) => string | undefined;
  /** The market of an ad stays what it was when it was published. */
  isEdit: boolean;
}
