import { Notice } from '#parts/notice.tsx';
import { draftOf } from './editor/template.form.ts';
import { TemplateEditor, type TemplateEditorProps } from './editor/template-editor.tsx';
import type { Written } from './editor/use-template-edit.ts';
import { VersionPanel } from './templates/version-panel.tsx';

export interface OpenedTemplateProps extends TemplateEditorProps {
  isNew: boolean;
  /** What was saved last, while it is news. */
  written: Written | undefined;
}

export function OpenedTemplate({ isNew, written, ...editor }: OpenedTemplateProps) {
  const { template, mayEdit, onKeep } = editor;
  if (!template && !isNew)
    return (
      <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
        Choose a payment method, or press <kbd className="font-mono">/</kbd> to find one.
      </p>
    );
  return (
    <div className="grid min-w-0 gap-4">
      {written && <Notice tone="good">{writtenText(written)}</Notice>}
      <TemplateEditor {...editor} />
      {template && (
        <VersionPanel
          paymethodId={template.paymethodId}
          newest={template.version}
          onTakeUp={mayEdit ? ({ content }) => onKeep({ base: template, draft: draftOf(content) }) : undefined}
        />
      )}
    </div>
  );
}

function writtenText({ version, outdated }: Written): string {
  const saved = `Saved as version ${version}.`;
  return outdated === 0 ? saved : `${saved} ${outdated} saved ${outdated === 1 ? 'account' : 'accounts'} must be updated by their owners.`;
}
