import { serveWithBug } from '../../ledger-mutants/serve-with-bug.ts';
import { matcherBugs } from './matcher-bugs.ts';

/** Read by a matcher before anything else (`node --import`): it runs with the bug that `PB_MATCHER_BUG` names. */
const bug = matcherBugs[process.env.PB_MATCHER_BUG ?? ''];
if (!bug) throw new Error(`there is no bug named ${process.env.PB_MATCHER_BUG}`);
for (const edit of bug.edits) serveWithBug(edit);
