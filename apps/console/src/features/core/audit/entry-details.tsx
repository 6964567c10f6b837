import { DiffText } from '#parts/diff-text.tsx';
import { LongText } from '#parts/long-text.tsx';

/** What an entry tells besides; a change is shown as what was and what is. */
export function EntryDetails({ details }: { details: Record<string, unknown> }) {
  const { before, after, ...others } = details;
  if (before === undefined || after === undefined) return <LongText text={detailText(details)} />;
  return (
    <div className="grid gap-1">
      <LongText text={detailText(others)} />
      <details>
        <summary className="cursor-pointer text-13">Before and after</summary>
        <div className="mt-1">
          <DiffText before={lines(before)} after={lines(after)} />
        </div>
      </details>
    </div>
  );
}

function lines(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}

function detailText(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
