interface Pressed {
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** As many saved replies have a key of their own. */
const keyedReplies = 9;

/** The place of the reply that a key stands for. The key counts, not its letter: with Alt some keyboards type signs for digits. */
export function replyOfKey({ code, altKey, ctrlKey, metaKey, shiftKey }: Pressed): number | undefined {
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
}

/** The key of a reply as it is shown; replies further down have none. */
export function keyOfReply(place: number): string | undefined {
  return place < keyedReplies ? `Alt+${place + 1}` : undefined;
}
