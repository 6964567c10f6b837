/** The names of those parts of a draft that are typed. */
type TextPart<Draft> = { [Part in keyof Draft]: Draft[Part] extends string ? Part : never }[keyof Draft] & string;

/** What a text field of a draft needs: its value, what is wrong with it, and where a new one goes. */
export function wireText<Draft>(draft: Draft, problemOf: (part: string) => string | undefined, onChange: (part: Partial<Draft>) => void) {
  return (part: TextPart<Draft>) => ({
    value: draft[part] as string,
    problem: problemOf(part),
    onChange: (typed: string) => onChange({ [part]: typed } as Partial<Draft>),
  });
}
