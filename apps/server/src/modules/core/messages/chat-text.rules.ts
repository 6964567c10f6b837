interface ChatText {
  subject: string;
  body: string;
  code?: string;
  details: readonly string[];
  stop?: { label: string; url: string };
  open?: { label: string; url: string };
  notYou?: { withoutLink: string };
}

/** A chat shows plain text; the code stands alone in its line, so that it is copied with one touch. */
export function chatText({ subject, body, code, details, stop, open, notYou }: ChatText): string {
  const stopLine = stop && `${stop.label}: ${stop.url}`;
  const openLine = open && `${open.label}: ${open.url}`;
  return [subject, code, body, details.join('\n'), stopLine, openLine, notYou?.withoutLink].filter(Boolean).join('\n\n');
}
