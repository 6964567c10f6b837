import type { Choice } from './choice.ts';
import type { ChoiceGroup } from './find-choices.ts';

export const rowHeight = 48;
export const titleHeight = 36;

export interface PlacedChoice {
  choice: Choice;
  top: number;
}

export interface PlacedGroup {
  name: ChoiceGroup['name'];
  /** Undefined where the group needs no title. */
  titleTop: number | undefined;
  rows: readonly PlacedChoice[];
}

/** Where each row of a list stands that draws only those in view. */
export interface RowLayout {
  groups: readonly PlacedGroup[];
  height: number;
}

/** One group alone needs no title. */
export function rowLayout(groups: readonly ChoiceGroup[]): RowLayout {
  const hasTitles = groups.length > 1;
  let top = 0;
  const take = (height: number) => {
    const at = top;
    top += height;
    return at;
  };
  const placed = groups.map(({ name, choices }) => ({
    name,
    titleTop: hasTitles ? take(titleHeight) : undefined,
    rows: choices.map((choice) => ({ choice, top: take(rowHeight) })),
  }));
  return { groups: placed, height: top };
}

const spare = 6 * rowHeight;

/** The groups with the rows that are in view or near it. One row is kept wherever it is: the one that the keyboard is on. */
export function rowsInView(groups: readonly PlacedGroup[], view: { top: number; height: number }, kept: string | undefined): PlacedGroup[] {
  const isNear = (top: number) => top + rowHeight > view.top - spare && top < view.top + view.height + spare;
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ choice, top }) => choice.value === kept || isNear(top)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** How far to scroll so that a row is in view; with it comes the title above it. */
export function scrollTopFor(top: number, view: { top: number; height: number }): number {
  if (top - titleHeight < view.top) return Math.max(0, top - titleHeight);
  return Math.max(view.top, top + rowHeight - view.height);
}
