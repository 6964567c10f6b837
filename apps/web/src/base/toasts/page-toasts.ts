import { ToastStore } from './toast-store.ts';

/** The toasts of this browser. */
export const toastStore = new ToastStore();
