import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export interface ErrorFadeProps {
  error: ReactNode;
  /** So that a control can be described by it. */
  id?: string | undefined;
  /** Keeps a line free while there is no error: nothing below moves when one appears. */
  hasLine?: boolean | undefined;
}

/** An error that fades in where it belongs and is spoken at once; it fades out as it was last shown. */
export function ErrorFade({ error, id, hasLine = false }: ErrorFadeProps) {
  const [lastError, setLastError] = useState<ReactNode>(error);
  if (error && error !== lastError) setLastError(error);
  const shown = error ?? (hasLine ? lastError : undefined);
  return (
    <div role="alert" id={id} className={hasLine ? 'min-h-5' : ''}>
      {shown && (
        <p
          aria-hidden={error ? undefined : true}
          className={`flex items-start gap-1.5 text-13 text-bad transition-opacity duration-150 starting:opacity-0 ${error ? 'opacity-100' : 'opacity-0'}`}
        >
          <CircleAlert size={14} aria-hidden="true" className="mt-0.75 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{shown}</span>
        </p>
      )}
    </div>
  );
}
