export { runMatcher } from './matching/run-matcher.ts';
