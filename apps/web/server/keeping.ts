/** Many robots of a moment cost one answer; what failed is tried again at once. */
export function keeping<Value>(ms: number, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (kept && performance.now() < kept.until) return kept.value;
    const value = make();
    kept = { value, until: performance.now() + ms };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}
