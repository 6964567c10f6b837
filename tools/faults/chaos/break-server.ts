import { serveWithBug } from '../../ledger-mutants/serve-with-bug.ts';
import { serverBugs } from './server-bugs.ts';

/** Read by a role before anything else (`node --import`): it runs with the bug that `PB_SERVER_BUG` names. */
const bug = serverBugs[process.env.PB_SERVER_BUG ?? ''];
if (!bug) throw new Error(`there is no bug named ${process.env.PB_SERVER_BUG}`);
for (const edit of bug.edits) serveWithBug(edit);
