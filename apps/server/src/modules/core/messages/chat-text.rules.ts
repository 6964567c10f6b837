interface ChatText {
  subject: string;
  body: string;
  code?: string;
  details: readonly string[];
  notYou?: { withoutLink: string };
}

/** A chat shows plain text; the code stands alone in its line, so that it is copied with one touch. */
export function chatText({ subject, body, code, details, notYou }: ChatText): string {
  return [subject, code, body, details.join('\n'), notYou?.withoutLink].filter(Boolean).join('\n\n');
}
