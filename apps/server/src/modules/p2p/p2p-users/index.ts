export { headColors } from './nick-name.ts';
