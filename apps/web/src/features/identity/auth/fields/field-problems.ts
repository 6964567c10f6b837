import { type RefObject, useEffect, useRef, useState } from 'react';

export type ProblemsOf<Name extends string> = Partial<Record<Name, string | undefined>>;

export interface FieldProblems<Name extends string> {
  /** For the form, so that a field can be found by its name. */
  form: RefObject<HTMLFormElement | null>;
  of: ProblemsOf<Name>;
  /** Shows what is wrong, leads to the first of it, and answers whether anything is. */
  show: (found: ProblemsOf<Name>) => boolean;
  /** Somebody works on a field: its problem is no news any more. */
  clear: (name: Name) => void;
}

/** Problems beside the fields that have them; the names are in the order of the page. */
export function useFieldProblems<Name extends string>(names: readonly Name[]): FieldProblems<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<ProblemsOf<Name>>({});
  return {
    form,
    of: problems,
    show: (found) => {
      setProblems(found);
      const first = names.find((name) => found[name] !== undefined);
      if (first !== undefined) focusField(form.current, first);
      return first !== undefined;
    },
    clear: (name) => setProblems((before) => (before[name] === undefined ? before : { ...before, [name]: undefined })),
  };
}

/** A step that has just come begins at its first field; what was pressed to get there is gone, and the focus with it. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) focusField(form.current, name);
  }, [form, name]);
}

/** By the name of its input, or by its place where it has none. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] [role="combobox"]`)?.focus();
}
