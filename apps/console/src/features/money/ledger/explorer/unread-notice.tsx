import { Notice } from '#parts/notice.tsx';
import { Skeleton } from '#parts/skeleton.tsx';

/** In the place of what has not come yet, or will not come. */
export function UnreadNotice({ error }: { error: Error | null }) {
  return (
    <div className="border-t border-line p-4">{error ? <Notice tone="bad">{error.message}</Notice> : <Skeleton className="h-40" />}</div>
  );
}
