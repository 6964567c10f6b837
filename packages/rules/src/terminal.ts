/** The name of a terminal type as devices and logins show it. */
export function terminalName(type: string | number): 'Web' | 'Android' | 'iOS' {
  const digits = String(type);
  if (digits === '1') return 'Web';
  return digits === '2' ? 'Android' : 'iOS';
}
