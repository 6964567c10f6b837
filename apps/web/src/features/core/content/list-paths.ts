import type { DocumentKind } from '@peerbourse/contract/core/content/kind.shape';

/** Kinds of texts that stand in a list, and where it is; pages such as the terms stand alone. */
export const listPaths: Partial<Record<DocumentKind, string>> = {
  article: '/insights',
  announcement: '/announcements',
  help: '/help',
};
