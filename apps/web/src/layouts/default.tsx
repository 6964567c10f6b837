import { Outlet } from 'react-router';
import { DefaultFrame } from '#shell/frame.tsx';

/** Header, content and footer. */
export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
