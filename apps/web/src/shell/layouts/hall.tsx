import { Outlet } from 'react-router';
import { DefaultFrame } from '#shell/frame.tsx';
import { p2pNavigationOf, useHandle } from '#shell/handle.ts';

/** The market: a coloured block stands behind its head. A page chooses the alternate style by its background flag. */
export default function HallLayout() {
  const { background = 1, hidesP2pNavigation = false } = useHandle();
  return (
    <DefaultFrame p2pNavigation={p2pNavigationOf(hidesP2pNavigation)}>
      <span aria-hidden="true" data-background={background} className={`ground ${background === 2 ? 'ground-alternate' : 'ground-hall'}`} />
      <Outlet />
    </DefaultFrame>
  );
}
