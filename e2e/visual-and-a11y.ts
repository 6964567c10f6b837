import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { untilComplete } from './wait-for.ts';

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

interface AxeRule {
  id: string;
  impact: string;
  enabled: boolean;
  tags: string[];
}

interface Axe {
  run: (options: object) => Promise<{ violations: Array<{ id: string; impact: string; nodes: Array<{ html: string }> }> }>;
  _audit: { rules: AxeRule[]; tagExclude: string[] };
}

/**
 * What axe finds that keeps people out, once nothing fades in any more: half of a colour has half of its contrast. Rules that can only
 * find lesser things are not run.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { axe: runner } = window as unknown as { axe: Axe };
    const isSerious = ({ impact }: { impact: string }) => impact === 'serious' || impact === 'critical';
    const { rules, tagExclude } = runner._audit;
    const isUsual = ({ enabled, tags }: AxeRule) => enabled && !tags.some((tag) => tagExclude.includes(tag));
    const runOnly = rules.filter((rule) => isUsual(rule) && isSerious(rule)).map(({ id }) => id);
    const { violations } = await runner.run({ resultTypes: ['violations'], preload: false, runOnly });
    return violations.filter(isSerious).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

/** Everything that axe finds, also what is only a matter of good practice. */
export async function allFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: Axe };
    const { violations } = await runner.run({ resultTypes: ['violations'], preload: false });
    return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes[0]?.html.slice(0, 200)}`);
  });
}

interface Wanted {
  /** How much of the page may have moved since it was opened. */
  maxShift?: number;
  hasAxe?: boolean;
}

/** Looks at what a page shows: what moved, what is wider than the screen, and what axe finds. Each finding names the page, and none hides another. */
export async function checkVisuals(page: Page, name: string, { maxShift, hasAxe = true }: Wanted = {}): Promise<void> {
  await untilComplete(page);
  const where = `${name} at ${page.viewportSize()?.width} px`;
  if (maxShift !== undefined) expect.soft(await page.evaluate(layoutShift), `shift of ${where}`).toBeLessThanOrEqual(maxShift);
  expect.soft(await page.evaluate(overflow), `overflow of ${where}`).toBeLessThanOrEqual(0);
  if (hasAxe) expect.soft(await seriousFindings(page), `axe on ${where}`).toEqual([]);
}

/** The same page on another screen: its first HTML is the same for every width, so it need not be loaded again. */
export async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await untilComplete(page);
}

/** By how many pixels a page is wider than its window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** How much of the page has moved by itself since it was opened. */
async function layoutShift(): Promise<number> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const moves = observer.takeRecords() as unknown as Array<{ value: number; hadRecentInput: boolean }>;
  observer.disconnect();
  return moves.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
}
