import { caseFile as caseFileCall } from '@peerbourse/contract/identity/work/case-file';
import { find as findCall } from '@peerbourse/contract/identity/work/find';
import { giveCase as giveCaseCall } from '@peerbourse/contract/identity/work/give-case';
import { myWork as myWorkCall } from '@peerbourse/contract/identity/work/my-work';
import { removeView as removeViewCall } from '@peerbourse/contract/identity/work/remove-view';
import { saveView as saveViewCall } from '@peerbourse/contract/identity/work/save-view';
import { viewList as viewListCall } from '@peerbourse/contract/identity/work/view-list';
import { writeCaseNote as writeCaseNoteCall } from '@peerbourse/contract/identity/work/write-case-note';
import { route } from '#platform/http/serve.ts';
import { caseFile } from './case-file.ts';
import { find } from './find.ts';
import { giveCase } from './give-case.ts';
import { myWork } from './my-work.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';
import { viewList } from './view-list.ts';
import { writeCaseNote } from './write-case-note.ts';

export const routes = [
  route(myWorkCall, myWork),
  route(findCall, find),
  route(caseFileCall, caseFile),
  route(giveCaseCall, giveCase),
  route(writeCaseNoteCall, writeCaseNote),
  route(viewListCall, viewList),
  route(saveViewCall, saveView),
  route(removeViewCall, removeView),
];
