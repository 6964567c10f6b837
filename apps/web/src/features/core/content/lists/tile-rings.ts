/** Three rings on a picture of 160 by 90, always the same for the same name. They show nothing: they tell articles apart. */
export function tileRings(name: string): ReadonlyArray<{ cx: number; cy: number; r: number }> {
  let state = seedOf(name);
  const next = (below: number) => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    return (state >>> 16) % below;
  };
  return [0, 1, 2].map((index) => ({ cx: 50 + next(110), cy: 10 + next(80), r: 24 + index * 14 + next(12) }));
}

function seedOf(name: string): number {
  return Array.from(name).reduce((seed, letter) => Math.imul(seed ^ (letter.codePointAt(0) as number), 16_777_619), 2_166_136_261);
}
