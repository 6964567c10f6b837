import type { Handle } from '#shell/handle.ts';

export { default } from './closed.tsx';

export const handle: Handle = { background: 2 };
