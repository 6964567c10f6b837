import type { Page } from '@playwright/test';

/** How long the screen took to answer something that was done, from the touch to the next frame. */
export interface Answered {
  act: string;
  /** The event that took longest: a press, a letter. */
  event: string;
  ms: number;
}

/** Notes from now on how soon a page answers; before it is opened. */
export async function watchAnswers(page: Page): Promise<void> {
  await page.addInitScript(noteAnswers);
}

/** What is done next has this name. */
export async function nameAct(page: Page, name: string): Promise<void> {
  await page.evaluate((mark) => performance.mark(mark), name);
}

/** Every interaction so far. */
export async function answersOf(page: Page): Promise<Answered[]> {
  return await page.evaluate(() => (window as unknown as { answers: () => Answered[] }).answers());
}

/** Runs in the page before anything else. Events of one interaction carry the same id; the longest of them counts. */
function noteAnswers(): void {
  const events: PerformanceEventTiming[] = [];
  const observer = new PerformanceObserver((list) => events.push(...(list.getEntries() as PerformanceEventTiming[])));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const actAt = (time: number) => performance.getEntriesByType('mark').findLast(({ startTime }) => startTime <= time)?.name ?? 'before';
  const answers = () => {
    events.push(...(observer.takeRecords() as PerformanceEventTiming[]));
    const longest = new Map<number, PerformanceEventTiming>();
    for (const event of events) {
      const { interactionId } = event as PerformanceEventTiming & { interactionId: number };
      if (interactionId > 0 && event.duration > (longest.get(interactionId)?.duration ?? 0)) longest.set(interactionId, event);
    }
    return [...longest.values()].map(({ name, startTime, duration }) => ({ act: actAt(startTime), event: name, ms: duration }));
  };
  (window as unknown as { answers: typeof answers }).answers = answers;
}
