import { Button } from '#parts/button.tsx';
import { Skeleton } from '#parts/skeleton.tsx';

export interface UnreadProps {
  error: Error | null;
  onRetry: () => void;
  className?: string;
}

/** Stands where an answer is awaited, or did not come. */
export function Unread({ error, onRetry, className = 'h-52' }: UnreadProps) {
  return (
    <div className="border-t border-line px-4 py-4 tablet:px-5">
      {error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-13">
          <p>This could not be read. {error.message}</p>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      ) : (
        <Skeleton className={className} />
      )}
    </div>
  );
}
