import { Outlet } from 'react-router';
import { PlainFooter } from '#shell/footer/footer.tsx';
import { Frame } from '#shell/frame.tsx';
import type { Handle } from '#shell/handle.ts';
import { PlainHeader } from '#shell/header.tsx';

export const handle: Handle = { isTask: true };

/** One card in the middle: logging in, signing up. */
export default function OriginalLayout() {
  return (
    <Frame header={<PlainHeader />} footer={<PlainFooter />} className="bg-sunken">
      <div className="page flex w-full flex-1 flex-col justify-center py-8 tablet:py-14">
        <div className="mx-auto flex w-full max-w-160 flex-col rounded-large border border-line bg-canvas">
          <Outlet />
        </div>
      </div>
    </Frame>
  );
}
