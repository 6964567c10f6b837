import { Outlet, useLocation } from 'react-router';
import { DefaultFrame } from '#shell/frame.tsx';
import { p2pNavigationOf, useHandle } from '#shell/handle.ts';
import { backgroundOf } from './otc-background.ts';

const grounds = { quick: 'ground ground-quick', apply: 'ground ground-apply', plain: '' };

/** Buying and selling outside of the market: some pages have a background of their own. */
export default function OtcLayout() {
  const { hidesP2pNavigation = false } = useHandle();
  const background = backgroundOf(useLocation().pathname);
  return (
    <DefaultFrame p2pNavigation={p2pNavigationOf(hidesP2pNavigation)}>
      <span aria-hidden="true" data-background={background} className={grounds[background]} />
      <Outlet />
    </DefaultFrame>
  );
}
