const heads = ['bg-head-1', 'bg-head-2', 'bg-head-3', 'bg-head-4', 'bg-head-5', 'bg-head-6', 'bg-head-7', 'bg-head-8'] as const;

/** The dot lies on the edge of the head, whose corner is the farther away the larger it is. */
const sizes = {
  small: { head: 'size-8 text-14', dot: '-end-0.5 -bottom-0.5' },
  medium: { head: 'size-9 text-16', dot: '-end-0.5 -bottom-0.5' },
  large: { head: 'size-11 text-18', dot: 'end-0 bottom-0' },
  huge: { head: 'size-16 text-28', dot: 'end-0.75 bottom-0.75' },
} as const;

export interface AvatarProps {
  /** The first letter of a name that stands beside it, so it is not spoken. */
  letter: string;
  /** Any whole number; the same one always gives the same colour. */
  colour: number;
  size?: keyof typeof sizes | undefined;
  /** Whether the person is there, in a word. Left out, nothing is said about it. */
  presence?: { isOnline: boolean; label: string } | undefined;
}

export function Avatar({ letter, colour, size = 'medium', presence }: AvatarProps) {
  const head = heads[Math.abs(Math.trunc(colour)) % heads.length] ?? heads[0];
  return (
    <span
      className={`relative inline-grid shrink-0 place-items-center rounded-full leading-none font-bold text-white ${head} ${sizes[size].head}`}
    >
      <span aria-hidden="true">{letter}</span>
      {presence && (
        <>
          {/* Filled when there, hollow when not: the shape tells as well as the colour. */}
          <span aria-hidden="true" className={`absolute grid size-3.25 place-items-center rounded-full bg-canvas ${sizes[size].dot}`}>
            <span className={`size-2.25 rounded-full ${presence.isOnline ? 'bg-online' : 'border-2 border-control bg-canvas'}`} />
          </span>
          <span className="sr-only">{presence.label}</span>
        </>
      )}
    </span>
  );
}
