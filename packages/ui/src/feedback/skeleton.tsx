const shapes = { line: 'h-[1em] rounded-small', circle: 'aspect-square rounded-full', block: 'rounded-medium' } as const;

export interface SkeletonProps {
  shape?: keyof typeof shapes | undefined;
  /** Its size, which is that of what comes. */
  className: string;
}

/** Stands where something of the same size is about to appear. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={`block animate-pulse bg-line motion-reduce:animate-none ${shapes[shape]} ${className}`} />;
}
