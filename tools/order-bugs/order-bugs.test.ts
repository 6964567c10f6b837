import { checkBugs } from '../ledger-mutants/check-bugs.ts';
import { orderBugs } from './bugs.ts';

checkBugs(orderBugs, 46);
