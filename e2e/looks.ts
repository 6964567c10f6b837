import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Runs in a page before `seriousFindings` is asked. */
export const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export const everyLook = [
  ['/ar', 390],
  ['', 1440],
  ['', 390],
  ['/ar', 1440],
] as const;

/** Languages and widths that pages are looked at in: the usual run takes a phone in Arabic and a desk in English, PB_ALL_SCREENS=1 all four. */
export const looks = everyLook.slice(0, process.env.PB_ALL_SCREENS ? everyLook.length : 2);

/** What axe finds that keeps people out, once nothing fades in any more: half of a colour has half of its contrast. */
export async function seriousFindings(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { axe: runner } = window as unknown as {
      axe: { run: () => Promise<{ violations: Array<{ id: string; impact: string; nodes: Array<{ html: string }> }> }> };
    };
    const { violations } = await runner.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

/** How much of the page has moved by itself. */
export async function layoutShift(): Promise<number> {
  return await new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Array<{ value: number; hadRecentInput: boolean }>) {
        if (!entry.hadRecentInput) sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 300);
  });
}
