import type { NativeApp } from './app.ts';

const stateWaitMs = 2_000;

/** Shows or hides the app's navigation bar and answers how to bring back what was before. */
export async function setNavigationBar(app: NativeApp, isShown: boolean): Promise<() => void> {
  const before = await shownBefore(app);
  app.showNavigationBar(isShown);
  return () => app.showNavigationBar(before);
}

/** An app that does not say within two seconds is taken to show its bar. */
async function shownBefore(app: NativeApp): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), stateWaitMs);
  });
  const answer = await Promise.race([app.isNavigationBarShown().catch(() => true), late]);
  clearTimeout(timer);
  return answer;
}
