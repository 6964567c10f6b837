import { RestrictionBar } from './restriction-bar.tsx';

/** What depends on who is looking, and so comes after the page. It lies above the page, so that nothing moves when it comes. */
export function VisitorBars() {
  return (
    <div className="app-hide fixed inset-x-3 bottom-17 z-30 grid gap-2 empty:hidden tablet:start-6 tablet:end-auto tablet:bottom-6 tablet:w-105">
      <RestrictionBar />
    </div>
  );
}
