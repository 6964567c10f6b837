import { Outlet } from 'react-router';
import { DefaultFrame } from '#shell/frame.tsx';
import { useHandle } from '#shell/handle.ts';

/** The market: a coloured block stands behind its head. A page chooses the alternate style by its background flag. */
export default function HallLayout() {
  const { background = 1, hidesP2pNavigation = false } = useHandle();
  return (
    <DefaultFrame hasP2pNavigation={!hidesP2pNavigation}>
      <span aria-hidden="true" data-background={background} className={`ground ${background === 2 ? 'ground-alternate' : 'ground-hall'}`} />
      <Outlet />
    </DefaultFrame>
  );
}
