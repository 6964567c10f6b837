const shortLength = 72;

/** Text of any length: a long one shows its beginning and opens. */
export function LongText({ text }: { text: string }) {
  if (text.length <= shortLength)
    return (
      <span data-long-text className="break-words">
        {text}
      </span>
    );
  return (
    <details data-long-text className="group">
      <summary className="cursor-pointer rounded-small break-words marker:text-ink-faint">
        <span className="group-open:hidden">{text.slice(0, shortLength)}…</span>
        <span className="hidden text-ink-faint group-open:inline">Whole text</span>
      </summary>
      <p className="mt-1 break-words whitespace-pre-wrap">{text}</p>
    </details>
  );
}
