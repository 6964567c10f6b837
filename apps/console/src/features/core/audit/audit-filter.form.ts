import type { AuditFilter } from './audit-list.query.ts';

export interface AuditDraft {
  actor: string;
  act: string;
  subject: string;
  /** As the browser's field gives it: a day and a time without a zone. It is meant as UTC. */
  from: string;
  to: string;
}

/** A filter as it was typed. */
export function auditDraftOf({ actor = '', act = '', subject = '', from = '', to = '' }: AuditFilter): AuditDraft {
  return { actor, act, subject, from: from.slice(0, 16), to: to.slice(0, 16) };
}

/** Fields that are empty do not narrow anything. */
export function readAuditDraft({ actor, act, subject, from, to }: AuditDraft): AuditFilter {
  const texts = Object.entries({ actor, act, subject }).map(([name, text]) => [name, text.trim()] as const);
  const moments = Object.entries({ from, to }).map(([name, text]) => [name, momentOf(text)] as const);
  return Object.fromEntries([...texts, ...moments].filter(([, text]) => text !== ''));
}

function momentOf(text: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}:00Z` : '';
}
