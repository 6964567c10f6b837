import { expect, it } from 'vitest';
import { popoverPlace } from './popover-place.ts';

const view = { width: 400, height: 600 };
const panel = { width: 200, height: 100 };
const anchor = { top: 100, bottom: 140, left: 150, right: 230 };
const placement = { side: 'below', align: 'start', isRightToLeft: false } as const;

it('stands below, at the edge where text begins', () => {
  expect(popoverPlace(anchor, panel, view, placement)).toEqual({ top: 146, left: 150 });
  expect(popoverPlace(anchor, panel, view, { ...placement, isRightToLeft: true })).toEqual({ top: 146, left: 30 });
  expect(popoverPlace(anchor, panel, view, { ...placement, align: 'end' })).toEqual({ top: 146, left: 30 });
  expect(popoverPlace(anchor, panel, view, { ...placement, align: 'center' })).toEqual({ top: 146, left: 90 });
});

it('turns over when there is no room, and stays below when there is none above either', () => {
  const low = { ...anchor, top: 540, bottom: 580 };
  expect(popoverPlace(low, panel, view, placement).top).toBe(434);
  expect(popoverPlace(anchor, panel, view, { ...placement, side: 'above' }).top).toBe(146);
  expect(popoverPlace(low, { width: 200, height: 590 }, view, placement).top).toBe(586);
});

it('never leaves the screen sideways', () => {
  expect(popoverPlace({ ...anchor, left: 300, right: 390 }, panel, view, placement).left).toBe(192);
  expect(popoverPlace({ ...anchor, left: 10, right: 60 }, panel, view, { ...placement, align: 'end' }).left).toBe(8);
});
