import { DiffText } from '#parts/diff-text.tsx';
import { comparableText } from '../setting.form.ts';
import type { SettingProposal } from './setting-proposals.query.ts';

/** Before and after, line by line. */
export function ProposedChange({ proposal: { before, after } }: { proposal: SettingProposal }) {
  return <DiffText before={comparableText(before)} after={comparableText(after)} />;
}
