import { documentText } from '@peerbourse/contract/content/document-text';
import type { DocumentKind } from '@peerbourse/contract/content/kind.shape';
import { sharedQueryOf } from '#api/query.ts';
import { freshMs } from './fresh-ms.ts';

/** The page itself says that there is no such text, so no message does. */
export const documentTextQuery = (kind: DocumentKind, slug: string) =>
  sharedQueryOf(documentText, { kind, slug }, { staleMs: freshMs, meta: { showToast: false } });
