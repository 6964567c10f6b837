export { heedRules } from './heed-rules.ts';
