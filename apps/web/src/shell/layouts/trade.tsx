import { Outlet } from 'react-router';
import { Footer } from '#shell/footer/footer.tsx';
import { Frame } from '#shell/frame.tsx';
import { Header } from '#shell/header.tsx';

/** The whole width for a market. On a phone its own bar takes the place of the site's tabs. */
export default function TradeLayout() {
  return (
    <Frame header={<Header p2pNavigation="none" />} footer={<Footer />}>
      <Outlet />
    </Frame>
  );
}
