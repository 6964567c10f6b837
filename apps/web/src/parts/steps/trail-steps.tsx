import { Pagination } from '@peerbourse/ui/actions/pagination';
import { useLocation, useNavigate } from 'react-router';

interface TrailStepsProps {
  label: string;
  newerLabel: string;
  olderLabel: string;
  /** Where the page begins; the first one has no beginning. */
  cursor: string | undefined;
  nextCursor: string | null;
  addressOf: (cursor: string | undefined) => string;
}

/** Newer leads back the way that older led. Whoever came by a link has no such way, and goes to the newest. */
export function TrailSteps({ cursor, nextCursor, addressOf, ...labels }: TrailStepsProps) {
  const navigate = useNavigate();
  const trail = trailOf(useLocation().state);
  if (cursor === undefined && nextCursor === null) return null;

  function turn(next: string | undefined, nextTrail: readonly string[]): void {
    void navigate(addressOf(next), { state: { trail: nextTrail } });
  }

  return (
    <Pagination
      {...labels}
      newer={cursor === undefined ? undefined : { onPress: () => turn(trail.at(-1), trail.slice(0, -1)) }}
      older={nextCursor === null ? undefined : { onPress: () => turn(nextCursor, cursor === undefined ? [] : [...trail, cursor]) }}
    />
  );
}

/** Where the pages before this one begin, the first of them left out: it has no beginning. */
function trailOf(state: unknown): readonly string[] {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) ? trail.filter((cursor) => typeof cursor === 'string') : [];
}
