import { DiffText } from '#parts/diff-text.tsx';
import { comparableText } from './setting.form.ts';

/** What saving would change, line by line; nothing while it is the same. */
export function SettingChanges({ before, after }: { before: unknown; after: unknown }) {
  const [old, fresh] = [comparableText(before), comparableText(after)];
  if (old === fresh) return null;
  return (
    <div className="grid gap-2 text-13">
      <h3 className="font-semibold">What changes</h3>
      <DiffText before={old} after={fresh} />
    </div>
  );
}
