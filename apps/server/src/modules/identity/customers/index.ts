export { noteView } from './note-view.ts';
export { tellQuota } from './tell-quota.ts';
export { watchCanaries } from './watch-canaries.ts';
