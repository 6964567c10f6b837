/** The case behind the chosen one; at the end, and when nothing is chosen, the first. */
export function nextCase(caseNos: readonly string[], chosen: string | undefined): string | undefined {
  return caseNos[caseNos.indexOf(chosen ?? '') + 1] ?? caseNos[0];
}
