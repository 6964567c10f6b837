import type { Browser, BrowserContext, Request, TestInfo } from '@playwright/test';
import { touchedNote } from '../tools/ci/browser-tests.ts';

/** A window that a page opens asks for its page before it has a frame. */
function isOfWindow(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true;
  }
}

/** How the nightly run learns what a test really touches: it listens to every context that the test opens. Answers what ends it. */
export function recordTouched(browser: Browser, info: TestInfo): () => void {
  const touched = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) touched.add(`call ${pathname}`);
    else if (request.isNavigationRequest() && isOfWindow(request)) touched.add(`page ${pathname}`);
  };
  const listen = (context: BrowserContext) => void context.on('request', note);
  for (const context of browser.contexts()) listen(context);
  browser.on('context', listen);
  return () => {
    browser.off('context', listen);
    info.annotations.push({ type: touchedNote, description: JSON.stringify([...touched]) });
  };
}
