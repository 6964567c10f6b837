/** Hours and minutes, in UTC like every time of the site. */
export function clockTime(at: number): string {
  return new Date(at).toISOString().slice(11, 16);
}

/** Keeps a figure on one line and from left to right, whatever the sentence round it does. */
export function isolated(figure: string): string {
  return `\u2066${figure.replace(/[\u2066\u2069]/g, '').replaceAll(' ', '\u00a0')}\u2069`;
}

/** The same for a name, whose own letters say how it runs. */
export function isolatedName(name: string): string {
  return `\u2068${name}\u2069`;
}

/** As a clock shows it: "9:36", or "1:09:36" for more than an hour. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
