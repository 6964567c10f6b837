import type { PopoverPlacement } from './popover-place.ts';

/** Which part round its anchor a panel takes, for browsers that can anchor by themselves. */
export const popoverAreas: Record<PopoverPlacement['side'], Record<PopoverPlacement['align'], string>> = {
  below: {
    start: '[position-area:self-block-end_span-self-inline-end]',
    center: '[position-area:self-block-end]',
    end: '[position-area:self-block-end_span-self-inline-start]',
  },
  above: {
    start: '[position-area:self-block-start_span-self-inline-end]',
    center: '[position-area:self-block-start]',
    end: '[position-area:self-block-start_span-self-inline-start]',
  },
};
