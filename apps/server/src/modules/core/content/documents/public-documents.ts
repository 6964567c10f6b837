import { documentKinds } from '@peerbourse/contract/core/content/kind.shape';
import type { publicDocuments as call } from '@peerbourse/contract/core/content/public-documents';
import { localeCodes } from '@peerbourse/contract/locales';
import type { Handler } from '#platform/http/serve.ts';
import { shownDocuments } from './shown-documents.ts';

export const publicDocuments: Handler<typeof call> = async ({ db }) => {
  const kinds = await Promise.all(documentKinds.map((kind) => shownDocuments(db, kind)));
  return {
    documents: kinds.flat().map((item) => ({
      kind: item.kind,
      slug: item.name,
      languages: localeCodes.filter((locale) => item.texts[locale] !== undefined),
      changedAt: item.changedAt.toISOString(),
    })),
  };
};
