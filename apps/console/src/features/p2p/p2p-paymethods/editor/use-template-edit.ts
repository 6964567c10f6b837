import type { CallOutput } from '@peerbourse/contract/call';
import { writeTemplate } from '@peerbourse/contract/p2p/p2p-paymethods/write-template';
import { type SavedDraft, useDraftEdit } from '#api/use-draft-edit.ts';
import { templateChanges } from '../templates/template-changes.ts';
import type { Template } from '../templates/template-list.query.ts';
import { contentOf, draftOf, draftProblems, newTemplate, type TemplateDraft } from './template.form.ts';

/** A new template lies on no version. */
export type SavedTemplateDraft = SavedDraft<Template | undefined, TemplateDraft>;

export type Written = CallOutput<typeof writeTemplate>;

export interface TemplateEditOptions {
  /** The newest known version. */
  template: Template | undefined;
  saved: SavedTemplateDraft | undefined;
  onKeep: (saved: SavedTemplateDraft | undefined) => void;
  onWritten: (written: Written) => void;
  onRefused: () => void;
}

const none: ReadonlySet<string> = new Set();

export function useTemplateEdit({ template, ...options }: TemplateEditOptions) {
  const edit = useDraftEdit<typeof writeTemplate, Template | undefined, TemplateDraft>({
    ...options,
    call: writeTemplate,
    newest: template,
    draftOf: (base) => draftOf(base?.content ?? newTemplate),
    isReady: (base, draft) => draftProblems(draft).size === 0 && changesOf(base, draft).length > 0,
    inputOf: (base, draft) => ({
      ...(base ? { paymethodId: base.paymethodId } : {}),
      version: base?.version ?? 0,
      content: contentOf(draft),
    }),
  });
  return {
    ...edit,
    content: contentOf(edit.draft),
    changes: changesOf(edit.base, edit.draft),
    problems: edit.isChecked ? draftProblems(edit.draft) : none,
    newestVersion: template?.version,
  };
}

export type TemplateEdit = ReturnType<typeof useTemplateEdit>;

function changesOf(base: Template | undefined, draft: TemplateDraft) {
  return templateChanges(base?.content ?? newTemplate, contentOf(draft));
}
