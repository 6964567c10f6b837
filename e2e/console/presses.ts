import type { Page } from '@playwright/test';
import { expect } from '../site.ts';

/** Counts what somebody does with their hands on this page: keys that go down, Shift and Ctrl with the key they belong to, and clicks. */
export async function countPresses(
  page: Page,
): Promise<{ keys: () => Promise<number>; clicks: () => Promise<number>; reset: () => Promise<void> }> {
  await page.evaluate(() => {
    const counted = { keys: 0, clicks: 0 };
    const isModifier = ({ key }: KeyboardEvent) => ['Shift', 'Control', 'Alt', 'Meta'].includes(key);
    addEventListener('keydown', (event) => void (event.isTrusted && !isModifier(event) && (counted.keys += 1)), { capture: true });
    addEventListener('pointerdown', (event) => void (event.isTrusted && (counted.clicks += 1)), { capture: true });
    Object.assign(window, { counted });
  });
  const read = () => page.evaluate(() => (window as unknown as { counted: { keys: number; clicks: number } }).counted);
  return {
    keys: async () => (await read()).keys,
    clicks: async () => (await read()).clicks,
    reset: () => page.evaluate(() => void Object.assign((window as unknown as { counted: object }).counted, { keys: 0, clicks: 0 })),
  };
}

/** Something has the focus that can be seen: a control with a line around it, or the screen, whose name has the line then. */
export async function expectFocusSeen(page: Page, when: string): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      const marked = focused.id === 'content' ? focused.querySelector(':scope > h1') : focused;
      if (!marked) return `${focused.tagName} has no name`;
      const { outlineStyle, outlineWidth } = getComputedStyle(marked);
      return outlineStyle === 'none' || outlineWidth === '0px' ? `no line around ${marked.outerHTML.slice(0, 120)}` : 'seen';
    });
  await expect.poll(seen, { message: `the focus ${when}` }).toBe('seen');
}
