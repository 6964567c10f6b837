export { coins } from './coins.ts';
export { displayFiats } from './display-fiats.ts';
