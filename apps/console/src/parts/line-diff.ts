export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Two texts line by line: the longest common sequence stays, everything else was removed or added. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const old = linesOf(before);
  const fresh = linesOf(after);
  const shared = sharedLengths(old, fresh);
  const lines: DiffLine[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < fresh.length) {
    if (row < old.length && column < fresh.length && old[row] === fresh[column]) {
      lines.push({ kind: 'same', text: old[row++] ?? '' });
      column++;
    } else if (column >= fresh.length || (row < old.length && at(shared, row + 1, column) >= at(shared, row, column + 1))) {
      lines.push({ kind: 'removed', text: old[row++] ?? '' });
    } else {
      lines.push({ kind: 'added', text: fresh[column++] ?? '' });
    }
  }
  return lines;
}

/** The changed lines with their neighbours; `undefined` stands for what lies between. */
export function shortened(lines: readonly DiffLine[], neighbours = 1): Array<DiffLine | undefined> {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - neighbours), index + neighbours + 1).some(({ kind }) => kind !== 'same');
  return lines.flatMap((line, index) => {
    if (isNear(index)) return [line];
    return index === 0 || isNear(index - 1) ? [undefined] : [];
  });
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** How many lines the rests of both texts have in common, from every place in them. */
function sharedLengths(old: readonly string[], fresh: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = fresh.length - 1; column >= 0; column--) {
      const isSame = old[row] === fresh[column];
      const length = isSame ? at(table, row + 1, column + 1) + 1 : Math.max(at(table, row + 1, column), at(table, row, column + 1));
      (table[row] as Uint16Array)[column] = length;
    }
  }
  return table;
}

function at(table: readonly Uint16Array[], row: number, column: number): number {
  return table[row]?.[column] ?? 0;
}
