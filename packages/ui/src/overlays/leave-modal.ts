import { flushSync } from 'react-dom';

/**
 * Lets a modal box fade before what closes it is done. Closing restyles the whole page, and a slow phone would show the press only after that.
 * A box that stays open after all is shown again.
 */
export function leaveModal(inside: Element | null, close: () => void): void {
  const box = inside?.closest('dialog');
  if (!box) {
    close();
    return;
  }
  if ('leaving' in box.dataset) return;
  box.dataset.leaving = '';
  afterPaint(() => {
    flushSync(close);
    delete box.dataset.leaving;
  });
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
