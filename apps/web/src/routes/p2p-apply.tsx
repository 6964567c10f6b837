import type { Handle } from '#shell/handle.ts';

export { clientLoader, default, loader } from './closed.tsx';

/** An application has one way on; the pages of the market would only lead away. */
export const handle: Handle = { hidesP2pNavigation: true };
