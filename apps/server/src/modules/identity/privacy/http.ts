import { askDeletion as askDeletionCall } from '@peerbourse/contract/identity/privacy/ask-deletion';
import { cancelDeletion as cancelDeletionCall } from '@peerbourse/contract/identity/privacy/cancel-deletion';
import { takeMyRecords as takeMyRecordsCall } from '@peerbourse/contract/identity/privacy/take-my-records';
import { route } from '#platform/http/serve.ts';
import { askDeletion, proveDeletion } from './ask-deletion.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { proveTaking, takeMyRecords } from './take-my-records.ts';

export const routes = [
  route(askDeletionCall, askDeletion, proveDeletion),
  route(cancelDeletionCall, cancelDeletion),
  route(takeMyRecordsCall, takeMyRecords, proveTaking),
];
