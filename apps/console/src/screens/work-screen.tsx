import { SavedViews } from '#features/identity/work/saved-views.tsx';
import { WorkDesk } from '#features/identity/work/work-desk.tsx';

export function WorkScreen() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-4 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">My work</h1>
      <WorkDesk>
        <SavedViews />
      </WorkDesk>
    </main>
  );
}
