const field = ':is(input:not([type="hidden"], [readonly]), select, textarea:not([readonly]), [role="combobox"]):not(:disabled)';
const action = ':is(button:not(:disabled), a[href])';

/** What a box is for: to be answered, or to be looked through. */
export type ModalPurpose = 'answer' | 'choice';

/** Where the focus goes when a box opens: what asks for it, the first field, the first action, and only then the way out. */
const sensible: Record<ModalPurpose, string[]> = {
  answer: ['[data-first-focus]', `[data-modal-body] ${field}`, `[data-modal-actions] ${action}`],
  choice: ['[data-first-focus]', `[data-modal-body] :is(${field}, ${action})`, `[data-modal-actions] ${action}`],
};

export function focusFirst(box: HTMLElement, purpose: ModalPurpose): void {
  for (const selector of sensible[purpose]) {
    const found = box.querySelector<HTMLElement>(selector);
    if (found) {
      found.focus();
      return;
    }
  }
}
