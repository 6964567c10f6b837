import { Notice } from './notice.tsx';

/** The server's own message, and what to quote when asking about it. */
export function RefusalNotice({ message, fields, requestId }: { message: string; fields: string; requestId: string }) {
  return (
    <Notice tone="bad">
      <p className="font-semibold">{message}</p>
      {fields && (
        <p className="mt-0.5">
          Concerns: <code className="font-mono text-12">{fields}</code>
        </p>
      )}
      {requestId && (
        <p className="mt-0.5 text-12 break-all text-ink-soft">
          Request <code className="font-mono">{requestId}</code>
        </p>
      )}
    </Notice>
  );
}
