import { qrPath } from './qr-path.ts';

/** Light fields that a reader needs round a code. */
const margin = 4;

export interface QrProps {
  /** Rows of fields, true where they are dark. */
  matrix: ReadonlyArray<readonly boolean[]>;
  /** What the code holds, in words. */
  label: string;
  /** Edge in pixels, with the light margin. */
  size?: number | undefined;
}

/** Always dark on white, whatever the theme: readers expect that. */
export function Qr({ matrix, label, size = 200 }: QrProps) {
  const edge = matrix.length + 2 * margin;
  return (
    <svg
      viewBox={`${-margin} ${-margin} ${edge} ${edge}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="max-w-full rounded-medium"
    >
      <rect x={-margin} y={-margin} width={edge} height={edge} fill="#fff" />
      <path d={qrPath(matrix)} fill="#000" />
    </svg>
  );
}
