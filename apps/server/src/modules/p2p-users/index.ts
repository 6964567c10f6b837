export { forgetTraders } from './forget-traders.ts';
