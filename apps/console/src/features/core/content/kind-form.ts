import { type ContentKind, contentKinds, type FieldForm, type TextForm } from '@peerbourse/contract/core/content/kind.shape';

/** A kind without its exact types, for forms that are drawn from the table. */
export interface KindForm {
  title: string;
  about: string;
  fields: Readonly<Record<string, FieldForm>>;
  texts: Readonly<Record<string, TextForm>>;
  names?: readonly string[];
}

export function kindForm(kind: ContentKind): KindForm {
  return contentKinds[kind];
}

export const kindGroups: ReadonlyArray<{ name: string; kinds: readonly ContentKind[] }> = [
  { name: 'Site', kinds: ['menu', 'banner', 'notice', 'campaign', 'community', 'page-title'] },
  { name: 'Texts', kinds: ['article', 'announcement', 'help', 'page'] },
  { name: 'Operations', kinds: ['incident', 'maintenance', 'restriction'] },
];
