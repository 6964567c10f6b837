export { isClosedIn } from './is-closed-in.ts';
