/** The dark fields of a matrix as one path, each run of a row as one bar: small in the page and without seams. */
export function qrPath(matrix: ReadonlyArray<readonly boolean[]>): string {
  return matrix.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('');
}

function runsOf(row: readonly boolean[]): Array<[start: number, length: number]> {
  const runs: Array<[number, number]> = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
