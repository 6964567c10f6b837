import { Banner } from '@peerbourse/ui/feedback/banner';
import type { Problem } from './use-call-mutation.ts';

/** What went wrong, spoken when it appears. */
export function ProblemBanner({ problem }: { problem: Problem | undefined }) {
  return (
    problem && (
      <Banner tone="error" isSpoken>
        {problem.message}
      </Banner>
    )
  );
}
