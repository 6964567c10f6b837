import { writeTemplate } from '@peerbourse/contract/p2p-paymethods/write-template';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { templateChanges } from '../templates/template-changes.ts';
import type { Template } from '../templates/template-list.query.ts';
import { contentOf, draftOf, draftProblems, newTemplate, type TemplateDraft } from './template.form.ts';

/** What is typed and not saved, with the version that it lies on; nothing for a new template. */
export interface KeptDraft {
  base: Template | undefined;
  draft: TemplateDraft;
}

export interface Written {
  paymethodId: string;
  version: number;
  outdated: number;
}

export interface TemplateEditOptions {
  /** The newest known version. */
  template: Template | undefined;
  kept: KeptDraft | undefined;
  onKeep: (kept: KeptDraft | undefined) => void;
  onWritten: (written: Written) => void;
  onRefused: () => void;
}

const none: ReadonlySet<string> = new Set();

/** A template is written on top of the version that the writer saw, never over what somebody else wrote meanwhile. */
export function useTemplateEdit({ template, kept, onKeep, onWritten, onRefused }: TemplateEditOptions) {
  const [isChecked, setIsChecked] = useState(false);
  const { progress, send, sendAgain, forget } = useSubmission(writeTemplate);
  const base = kept ? kept.base : template;
  const draft = kept?.draft ?? draftOf(template?.content ?? newTemplate);
  const content = contentOf(draft);
  const problems = draftProblems(draft);
  const changes = templateChanges(base?.content ?? newTemplate, content);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';
  const isOvertaken = !isHeld && template !== undefined && base !== undefined && template.version > base.version;

  function conclude(next: Progress<typeof writeTemplate>) {
    if (next.state === 'done') onWritten(next.output);
    if (next.state === 'refused') onRefused();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (isHeld || isOvertaken || problems.size > 0 || changes.length === 0) return;
    conclude(await send({ ...(base ? { paymethodId: base.paymethodId } : {}), version: base?.version ?? 0, content }));
  }

  function change(part: Partial<TemplateDraft>) {
    if (progress.state === 'refused') forget();
    onKeep({ base, draft: { ...draft, ...part } });
  }

  /** The draft goes, or is laid on the version that somebody else wrote. */
  function settle(wish: 'drop' | 'keep') {
    forget();
    setIsChecked(false);
    onKeep(wish === 'keep' ? { base: template, draft } : undefined);
  }

  return {
    base,
    draft,
    content,
    changes,
    problems: isChecked ? problems : none,
    newestVersion: template?.version,
    isHeld,
    isOvertaken,
    progress,
    change,
    save,
    settle,
    forget,
    sendAgain: async () => conclude(await sendAgain()),
  };
}

export type TemplateEdit = ReturnType<typeof useTemplateEdit>;
