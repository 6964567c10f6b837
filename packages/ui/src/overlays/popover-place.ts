export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface PopoverPlacement {
  side: 'below' | 'above';
  /** Which edge of the anchor and the panel lie on one line. */
  align: 'start' | 'center' | 'end';
  isRightToLeft: boolean;
}

const gap = 6;
const edge = 8;

/** Where a panel goes beside its anchor, for browsers that cannot anchor by themselves: turned over when there is no room. */
export function popoverPlace(
  anchor: Box,
  panel: Size,
  view: Size,
  { side, align, isRightToLeft }: PopoverPlacement,
): { top: number; left: number } {
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - panel.height;
  const hasRoomBelow = below + panel.height + edge <= view.height;
  const hasRoomAbove = above >= edge;
  const isBelow = side === 'below' ? hasRoomBelow || !hasRoomAbove : !hasRoomAbove && hasRoomBelow;
  const isAtLeft = (align === 'start') !== isRightToLeft;
  const middle = (anchor.left + anchor.right - panel.width) / 2;
  const wanted = align === 'center' ? middle : isAtLeft ? anchor.left : anchor.right - panel.width;
  return {
    top: Math.round(Math.max(edge, isBelow ? below : above)),
    left: Math.round(Math.max(edge, Math.min(wanted, view.width - edge - panel.width))),
  };
}
