import type { NativeTarget } from './interception.ts';

/** What the app that hosts a page offers it, as `window.PeerbourseApp`. */
export interface NativeApp {
  openScreen(target: NativeTarget): void;
  isNavigationBarShown(): Promise<boolean>;
  showNavigationBar(isShown: boolean): void;
  /** Newer apps carry requests; the answer is JSON with status and text. */
  request?(ask: { path: string; headers: Record<string, string>; body: string }): Promise<string>;
  /** Newer apps open an address in the phone's own browser: a web view has no tabs. */
  openBrowser?(address: string): void;
}

declare global {
  interface Window {
    PeerbourseApp?: NativeApp;
  }
}

export function nativeApp(): NativeApp | undefined {
  return typeof window === 'undefined' ? undefined : window.PeerbourseApp;
}

/** The server knows the app by its user agent, `PeerbourseApp/<version>`. */
export function isAppUserAgent(userAgent: string | undefined): boolean {
  return /\bPeerbourseApp\/\d/.test(userAgent ?? '');
}
