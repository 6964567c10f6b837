import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { type Change, ChangeList } from './change-list.tsx';

export interface VersionRow {
  version: number;
  author: string;
  writtenAt: string;
  /** Why it was written, and by whom it was decided, where that is kept. */
  reason?: string | null;
  decidedBy?: string | null;
  /** Since the one before; nothing for the first. */
  changes: readonly Change[] | undefined;
}

export interface VersionListProps {
  versions: readonly VersionRow[];
  newest: number;
  /** Missing for whoever may not write. */
  onTakeUp: ((version: number) => void) | undefined;
}

/** Who wrote what when, the newest first; an older one is taken into the editor and saved as a new one. */
export function VersionList({ versions, newest, onTakeUp }: VersionListProps) {
  return (
    <ol className="divide-y divide-line border-t border-line">
      {versions.map(({ version, author, writtenAt, reason, decidedBy, changes }) => (
        <li key={version} className="grid gap-1 px-4 py-3 tablet:px-5">
          <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-13">
            <b className="font-semibold">Version {version}</b>
            <span className="text-ink-soft">{version === 0 ? 'the initial value' : <Origin author={author} writtenAt={writtenAt} />}</span>
            <span className="ms-auto">
              {version === newest ? (
                <span className="text-12 text-ink-faint">in force</span>
              ) : (
                onTakeUp && (
                  <Button aria-label={`Go back to version ${version}`} onClick={() => onTakeUp(version)}>
                    Go back
                  </Button>
                )
              )}
            </span>
          </div>
          {reason && (
            <p className="text-13 break-words text-ink-soft">
              {reason} {decidedBy && `(decided by ${decidedBy})`}
            </p>
          )}
          {changes && (
            <details className="text-13">
              <summary className="cursor-pointer text-ink-soft">{changes.length === 1 ? '1 change' : `${changes.length} changes`}</summary>
              <div className="mt-2">
                <ChangeList changes={changes} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

function Origin({ author, writtenAt }: Pick<VersionRow, 'author' | 'writtenAt'>) {
  return (
    <>
      {author}, <MomentText at={writtenAt} /> UTC
    </>
  );
}
