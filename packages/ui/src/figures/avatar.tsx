import { isReadInWhite } from '@peerbourse/rules/head-colors';

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
  /** As #rrggbb. */
  color: string;
  size?: keyof typeof sizes | undefined;
  /** Whether the person is there, in a word. Left out, nothing is said about it. */
  presence?: { isOnline: boolean; label: string } | undefined;
}

export function Avatar({ letter, color, size = 'medium', presence }: AvatarProps) {
  const ink = isReadInWhite(color) ? 'text-white' : 'text-ink';
  return (
    <span className={`relative inline-grid shrink-0 place-items-center rounded-full leading-none font-bold ${ink} ${sizes[size].head}`}>
      {/* The content policy forbids style attributes; a picture may name its color. */}
      <svg viewBox="0 0 2 2" aria-hidden="true" className="absolute inset-0 size-full">
        <circle cx="1" cy="1" r="1" fill={color} />
      </svg>
      <span aria-hidden="true" className="relative">
        {letter}
      </span>
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
