interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** A part of a picture that nobody is to see, in pixels of the picture. */
export interface Box extends Point, Size {}

/** Where a picture is drawn on the screen. */
interface Area extends Size {
  left: number;
  top: number;
}

/** Which place of the picture a pointer is on; one that has left the picture is on its rim. */
export function pointUnder({ clientX, clientY }: { clientX: number; clientY: number }, area: Area, picture: Size): Point {
  return {
    x: within(((clientX - area.left) * picture.width) / area.width, 0, picture.width),
    y: within(((clientY - area.top) * picture.height) / area.height, 0, picture.height),
  };
}

/** The box of a drag, whichever way it went; nothing for a tap. A straight stroke along a line of text covers the line. */
export function boxBetween(start: Point, end: Point, picture: Size): Box | undefined {
  const least = stepOf(picture);
  if (Math.abs(end.x - start.x) < least && Math.abs(end.y - start.y) < least) return undefined;
  const across = span(start.x, end.x, least, picture.width);
  const down = span(start.y, end.y, least, picture.height);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

/** Whole pixels and outwards, so that no rim of what is covered stays. */
function span(one: number, other: number, least: number, most: number): { from: number; length: number } {
  const missing = Math.max(0, least - Math.abs(one - other)) / 2;
  const from = within(Math.floor(Math.min(one, other) - missing), 0, most);
  return { from, length: within(Math.ceil(Math.max(one, other) + missing), 0, most) - from };
}

/** Where the box of the keyboard stands first: in the middle, as wide as an amount. */
export function middleBox({ width, height }: Size): Box {
  const box = { width: Math.ceil(width / 3), height: Math.ceil(height / 12) };
  return { ...box, x: Math.floor((width - box.width) / 2), y: Math.floor((height - box.height) / 2) };
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The box after an arrow key moved it, or resized it with Shift; nothing for every other key. */
export function boxAfterKey(box: Box, { key, shiftKey }: { key: string; shiftKey: boolean }, picture: Size): Box | undefined {
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const step = stepOf(picture);
  if (shiftKey) {
    return {
      ...box,
      width: within(box.width + arrow.x * step, step, picture.width - box.x),
      height: within(box.height + arrow.y * step, step, picture.height - box.y),
    };
  }
  return {
    ...box,
    x: within(box.x + arrow.x * step, 0, picture.width - box.width),
    y: within(box.y + arrow.y * step, 0, picture.height - box.height),
  };
}

/** About a line of text on a screenshot of a phone: what a key moves by, and the least that a box covers. */
function stepOf({ width, height }: Size): number {
  return Math.max(1, Math.round(Math.max(width, height) / 60));
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
