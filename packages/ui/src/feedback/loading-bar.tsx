export interface LoadingBarProps {
  label: string;
  /** 0 to 1; undefined shows nothing. */
  progress: number | undefined;
}

/** A thin line on top of the page while the next one is on its way. */
export function LoadingBar({ label, progress }: LoadingBarProps) {
  if (progress === undefined) return null;
  return (
    <progress
      aria-label={label}
      max={1}
      value={Math.min(1, Math.max(0, progress))}
      className="pointer-events-none fixed inset-x-0 top-0 z-4000 block h-0.75 w-full appearance-none border-0 bg-transparent [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-e-full [&::-webkit-progress-value]:bg-brand"
    />
  );
}
