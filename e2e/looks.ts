import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Runs in a page before `seriousFindings` is asked. */
export const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds that keeps people out. */
export async function seriousFindings(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
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
