import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, boxAfterKey, boxBetween, middleBox, pointUnder } from './cover-boxes.ts';

const picture = { width: 1_200, height: 600 };
const area = { left: 20, top: 100, width: 300, height: 150 };
const step = 20;

it('R4.20 a place on the screen is a place on the picture, and never one beside it', () => {
  expect(pointUnder({ clientX: 20, clientY: 100 }, area, picture)).toEqual({ x: 0, y: 0 });
  expect(pointUnder({ clientX: 170, clientY: 175 }, area, picture)).toEqual({ x: 600, y: 300 });
  expect(pointUnder({ clientX: 900, clientY: -5 }, area, picture)).toEqual({ x: 1_200, y: 0 });
});

it('R4.20 a drag makes the same box in every direction', () => {
  const box = { x: 100, y: 50, width: 200, height: 100 };
  expect(boxBetween({ x: 100, y: 50 }, { x: 300, y: 150 }, picture)).toEqual(box);
  expect(boxBetween({ x: 300, y: 150 }, { x: 100, y: 50 }, picture)).toEqual(box);
  expect(boxBetween({ x: 300, y: 50 }, { x: 100, y: 150 }, picture)).toEqual(box);
});

it('R4.20 a box has whole pixels and covers those that the drag only touched', () => {
  expect(boxBetween({ x: 100.6, y: 50.2 }, { x: 300.1, y: 149.9 }, picture)).toEqual({ x: 100, y: 50, width: 201, height: 100 });
});

it('R4.20 a tap covers nothing, a straight stroke covers a line', () => {
  expect(boxBetween({ x: 100, y: 50 }, { x: 103, y: 48 }, picture)).toBeUndefined();
  expect(boxBetween({ x: 100, y: 50 }, { x: 300, y: 50 }, picture)).toEqual({ x: 100, y: 40, width: 200, height: step });
  expect(boxBetween({ x: 100, y: 600 }, { x: 300, y: 600 }, picture)).toEqual({ x: 100, y: 590, width: 200, height: 10 });
});

it('R4.20 arrow keys move the box, with Shift they resize it, and other keys do nothing', () => {
  const box = { x: 400, y: 275, width: 400, height: 50 };
  expect(middleBox(picture)).toEqual(box);
  expect(boxAfterKey(box, { key: 'ArrowLeft', shiftKey: false }, picture)).toEqual({ ...box, x: 380 });
  expect(boxAfterKey(box, { key: 'ArrowDown', shiftKey: false }, picture)).toEqual({ ...box, y: 295 });
  expect(boxAfterKey(box, { key: 'ArrowRight', shiftKey: true }, picture)).toEqual({ ...box, width: 420 });
  expect(boxAfterKey(box, { key: 'ArrowUp', shiftKey: true }, picture)).toEqual({ ...box, height: 30 });
  expect(boxAfterKey(box, { key: 'Tab', shiftKey: true }, picture)).toBeUndefined();
});

const side = fc.integer({ min: 1, max: 2_400 });
const sizes = fc.record({ width: side, height: side });
const key = fc.record({ key: fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), shiftKey: fc.boolean() });
const far = fc.record({ clientX: fc.integer({ min: -500, max: 900 }), clientY: fc.integer({ min: -500, max: 900 }) });

function expectInside(box: Box, { width, height }: { width: number; height: number }): void {
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

it('R4.20 no key and no drag brings a box out of the picture', () => {
  fc.assert(
    fc.property(sizes, fc.array(key, { maxLength: 80 }), far, far, (size, keys, one, other) => {
      const last = keys.reduce((box, pressed) => boxAfterKey(box, pressed, size) ?? box, middleBox(size));
      expectInside(last, size);
      const dragged = boxBetween(pointUnder(one, area, size), pointUnder(other, area, size), size);
      if (dragged) expectInside(dragged, size);
    }),
  );
});
