import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';

/** What went wrong. Whoever has no P2P profile yet is shown where to open one. */
export function ProfileProblem({ problem }: { problem: Problem | undefined }) {
  const t = useText('p2p');
  if (!problem) return null;
  return (
    <Banner tone="error" isSpoken>
      {problem.message}
      {problem.refusal === 'right.no-profile' && (
        <Link to="/p2p-trade/center" className="flex min-h-8 items-center font-semibold underline hover:no-underline">
          {t('fix_terms')}
        </Link>
      )}
    </Banner>
  );
}
