import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page here has from its beginning to its end. */
const mostStops = 150;

/** Goes on with Tab until the wanted element has the focus, which a dialog may give it by itself. Every stop must show where the focus is. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(focusOf);
    expect(focus, `where Tab went after ${stop} stops: ${focus.name}`).toMatchObject({ isOnBody: false, isInView: true, hasRing: true });
  }
  throw new Error(`${String(wanted)} has no place in the order of Tab`);
}

/** Presses what has the focus. Wherever the focus goes then, it is not lost. */
export async function press(page: Page, key: 'Enter' | 'Space'): Promise<void> {
  await page.keyboard.press(key);
  await expectFocusKept(page);
}

/** After a change of the page too somebody goes on from a place in it, not from its beginning. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body), 'the focus is on the body').toBe(false);
}

/** What shows the focus may be the element itself or, for a field or a hidden box, what stands round it or after it. */
function focusOf(): { name: string; isOnBody: boolean; isInView: boolean; hasRing: boolean } {
  const active = document.activeElement ?? document.body;
  const shown = [active, active.parentElement, active.parentElement?.parentElement, active.nextElementSibling];
  const hasRing = shown.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  const { top, bottom, left, right } = active.getBoundingClientRect();
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return { name: active.outerHTML.slice(0, 200), isOnBody: active === document.body, isInView, hasRing };
}
