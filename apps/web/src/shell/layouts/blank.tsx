import { Outlet } from 'react-router';

/** The page alone: for windows that another page opened. */
export default function BlankLayout() {
  return (
    <main id="content" className="flex min-h-dvh flex-col">
      <Outlet />
    </main>
  );
}
