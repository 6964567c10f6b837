/** Stands where something of the same size is about to appear. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-medium bg-line ${className}`} />;
}
