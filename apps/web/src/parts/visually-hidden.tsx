/** Says what a short word is about to those who hear it alone. It follows the word, so that the name holds what is seen. */
export function VisuallyHidden({ text }: { text: string | undefined }) {
  return text !== undefined && <span className="sr-only"> {text}</span>;
}
