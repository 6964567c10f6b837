import { type DiffLine, lineDiff, shortened } from './line-diff.ts';

/** What became of a text, line by line; each changed line has a sign and a tint. */
export function DiffText({ before, after }: { before: string; after: string }) {
  return (
    <div className="overflow-hidden rounded-small border border-line text-13">
      {shortened(lineDiff(before, after)).map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other name than their place
        <Line key={index} line={line} />
      ))}
    </div>
  );
}

const looks = {
  same: { sign: '\u00a0', label: '', tint: 'text-ink-soft' },
  added: { sign: '+', label: 'Added: ', tint: 'bg-up-tint' },
  removed: { sign: '−', label: 'Removed: ', tint: 'bg-down-tint' },
} as const;

function Line({ line }: { line: DiffLine | undefined }) {
  if (!line) return <p className="px-2 text-ink-faint">…</p>;
  const { sign, label, tint } = looks[line.kind];
  return (
    <p className={`flex gap-2 px-2 py-0.5 ${tint}`}>
      <span aria-hidden="true" className="w-3 shrink-0 text-center font-mono">
        {sign}
      </span>
      <span className="sr-only">{label}</span>
      <span className="min-w-0 break-words whitespace-pre-wrap">{line.text || '\u00a0'}</span>
    </p>
  );
}
