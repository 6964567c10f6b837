import type { Handle } from '#shell/handle.ts';

export { clientLoader, default, loader } from './closed.tsx';

export const handle: Handle = { background: 2 };
