const patienceMs = 45_000;

/** Asks again until the answer is yes. For fixtures that both browser tests and tests of the first HTML use. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${patienceMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
