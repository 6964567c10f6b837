import { checkBugs } from '../ledger-mutants/check-bugs.ts';
import { securityBugs } from './bugs.ts';

checkBugs(securityBugs, 26);
