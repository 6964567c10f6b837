import { closedMarks } from './closed-marks.ts';

/** What the visitor has closed is in the first HTML all the same; it goes before the page wakes up, so that it hardly shows. */
export function hideClosed(page: Document): void {
  const closed = closedMarks();
  for (const element of page.querySelectorAll<HTMLElement>('[data-closable]')) {
    element.hidden = closed.includes(element.dataset.closable ?? '');
  }
}
