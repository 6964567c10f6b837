/** Whether keys pressed there are meant for what stands there: a field, or a dialog that is open. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}
