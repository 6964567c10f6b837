import { expect, type Locator } from '@playwright/test';

/** Waits until React has taken over this element: before that a click on it does what plain HTML does. */
export async function untilAwake(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))).toBe(true);
}
