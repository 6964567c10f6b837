import { LiveState } from './live-state.tsx';
import { useOverview } from './use-overview.ts';

export function OperationsState() {
  return <LiveState watch={useOverview()} />;
}
