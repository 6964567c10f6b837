import { ToastStore, type ToastType } from './toast-store.ts';

/** The toasts of this browser. */
export const toastStore = new ToastStore();

/** Shows a message for three seconds. */
export function showToast(type: ToastType, text: string): void {
  toastStore.show(type, text);
}
