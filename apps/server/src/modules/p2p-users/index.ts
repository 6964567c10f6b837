export { forgetTraders } from './forget-traders.ts';
export { headColors } from './nick-name.ts';
