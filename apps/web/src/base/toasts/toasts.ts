import type { ToastType } from './toast-store.ts';

/** Shows a message for three seconds. Where toasts are kept comes with what shows them, after the first page. */
export function showToast(type: ToastType, text: string): void {
  void import('./page-toasts.ts').then(({ toastStore }) => toastStore.show(type, text));
}
