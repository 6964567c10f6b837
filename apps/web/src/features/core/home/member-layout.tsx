import type { ReactNode } from 'react';

interface MemberLayoutProps {
  /** What waits for the member. */
  needs: ReactNode;
  /** What the member owns. */
  balance: ReactNode;
}

/** The first screen of a member. */
export function MemberLayout({ needs, balance }: MemberLayoutProps) {
  return (
    <div className="ground-home">
      <div className="page grid grid-cols-1 gap-4 py-6 tablet:py-10 desktop:grid-cols-[minmax(0,1fr)_24rem]">
        {needs}
        {balance}
      </div>
    </div>
  );
}

/** The same while nothing of it is known, as in the first HTML: what comes takes the same place. */
export function MemberShape() {
  return <MemberLayout needs={<Block className="min-h-60" />} balance={<Block className="h-74 desktop:h-80" />} />;
}

/** A skeleton of its own: the one of all pages comes with code that guests would load for nothing. */
function Block({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-large bg-line motion-reduce:animate-none ${className}`} />;
}
