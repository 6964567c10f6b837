/** How times stand in answers. */
export function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
