/** The names that stand behind an @ in a note, each once. A full stop at the end belongs to the sentence. */
export function mentionedNames(text: string): string[] {
  const found = [...text.matchAll(/(?<![\w.-])@([a-z0-9][a-z0-9.-]{2,31})/g)].map(([, name = '']) => name.replace(/[.-]+$/, ''));
  return [...new Set(found)];
}
