import { documentText } from '@peerbourse/contract/core/content/document-text';
import type { DocumentKind } from '@peerbourse/contract/core/content/kind.shape';
import { sharedQueryOf } from '#base/api/query.ts';
import { freshMs } from './fresh-ms.ts';

/** The page itself says that there is no such text, so no message does. */
export const documentTextQuery = (kind: DocumentKind, slug: string) =>
  sharedQueryOf(documentText, { kind, slug }, { staleMs: freshMs, meta: { showToast: false } });
