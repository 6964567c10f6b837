export { issueKey } from './issue-key.ts';
export { openUnseal } from './open-unseal.ts';
