import { FiguresDesk } from '#features/core/figures/figures-desk.tsx';

export function FiguresScreen() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid max-w-480 gap-5 px-4 py-5 tablet:px-6">
      <h1 className="text-24 font-semibold">Figures</h1>
      <FiguresDesk />
    </main>
  );
}
