import type { Edit } from './markdown-edit.ts';

/** Typed into the field as if by hand, so that the browser's own undo takes it back. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, selectFrom, selectTo }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  document.execCommand('insertText', false, insert);
  field.setSelectionRange(selectFrom, selectTo);
}
