export { approvedIdentity } from './approved-identity.ts';
export { identityApprovedSince } from './case.table.ts';
export { countView } from './count-view.ts';
export { showPictures } from './show-pictures.ts';
export { hasViewedRecovery } from './view.table.ts';
