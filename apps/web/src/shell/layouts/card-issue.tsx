import { Outlet } from 'react-router';
import { PlainFooter } from '#shell/footer/footer.tsx';
import { Frame } from '#shell/frame.tsx';
import { PlainHeader } from '#shell/header.tsx';

/** Paying by card: nothing leads away, and the steps have a narrow column. */
export default function CardIssueLayout() {
  return (
    <Frame header={<PlainHeader />} footer={<PlainFooter />}>
      <span aria-hidden="true" className="ground ground-card" />
      <div className="mx-auto flex w-full max-w-190 flex-1 flex-col">
        <Outlet />
      </div>
    </Frame>
  );
}
