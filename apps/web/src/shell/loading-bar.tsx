import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { loadingProgress } from './loading-progress.ts';

const stepMs = 50;

/** A thin line on top while the next page is on its way. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading ? <RunningBar /> : null;
}

function RunningBar() {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setElapsedMs(performance.now() - started), stepMs);
    return () => clearInterval(timer);
  }, []);
  const progress = loadingProgress(elapsedMs);
  if (progress === undefined) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="fixed inset-x-0 top-0 z-10 h-0.5 w-full text-brand rtl:-scale-x-100"
    >
      <rect width={progress * 100} height="1" fill="currentColor" />
    </svg>
  );
}
