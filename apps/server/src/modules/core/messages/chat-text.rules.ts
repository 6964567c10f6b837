interface ChatText {
  subject: string;
  body: string;
  code?: string;
  details: readonly string[];
  stop?: { label: string; url: string };
  notYou?: { withoutLink: string };
}

/** A chat shows plain text; the code stands alone in its line, so that it is copied with one touch. */
export function chatText({ subject, body, code, details, stop, notYou }: ChatText): string {
  const stopLine = stop && `${stop.label}: ${stop.url}`;
  return [subject, code, body, details.join('\n'), stopLine, notYou?.withoutLink].filter(Boolean).join('\n\n');
}
