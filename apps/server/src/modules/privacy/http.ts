import { askDeletion as askDeletionCall } from '@peerbourse/contract/privacy/ask-deletion';
import { cancelDeletion as cancelDeletionCall } from '@peerbourse/contract/privacy/cancel-deletion';
import { myData as myDataCall } from '@peerbourse/contract/privacy/my-data';
import { answers } from '#platform/http/serve.ts';
import { askDeletion, proveDeletion } from './ask-deletion.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { myData, proveMyData } from './my-data.ts';

export const routes = [
  answers(askDeletionCall, askDeletion, proveDeletion),
  answers(cancelDeletionCall, cancelDeletion),
  answers(myDataCall, myData, proveMyData),
];
