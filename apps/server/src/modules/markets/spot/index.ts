export { tradedOpens } from './traded-opens.ts';
