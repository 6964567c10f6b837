import { customerTimeline as customerTimelineCall } from '@peerbourse/contract/identity/customers/customer-timeline';
import { endUserSessions as endUserSessionsCall } from '@peerbourse/contract/identity/customers/end-user-sessions';
import { findUsers as findUsersCall } from '@peerbourse/contract/identity/customers/find-users';
import { holdUser as holdUserCall } from '@peerbourse/contract/identity/customers/hold-user';
import { liftHold as liftHoldCall } from '@peerbourse/contract/identity/customers/lift-hold';
import { lockUser as lockUserCall } from '@peerbourse/contract/identity/customers/lock-user';
import { revealUser as revealUserCall } from '@peerbourse/contract/identity/customers/reveal-user';
import { unlockUser as unlockUserCall } from '@peerbourse/contract/identity/customers/unlock-user';
import { viewUser as viewUserCall } from '@peerbourse/contract/identity/customers/view-user';
import { writeNote as writeNoteCall } from '@peerbourse/contract/identity/customers/write-note';
import { route } from '#platform/http/serve.ts';
import { customerTimeline } from './customer-timeline.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { findUsers } from './find-users.ts';
import { holdUser } from './hold-user.ts';
import { liftHold } from './lift-hold.ts';
import { lockUser } from './lock-user.ts';
import { revealUser } from './reveal-user.ts';
import { unlockUser } from './unlock-user.ts';
import { viewUser } from './view-user.ts';
import { writeNote } from './write-note.ts';

export const routes = [
  route(findUsersCall, findUsers),
  route(viewUserCall, viewUser),
  route(customerTimelineCall, customerTimeline),
  route(writeNoteCall, writeNote),
  route(revealUserCall, revealUser),
  route(holdUserCall, holdUser),
  route(liftHoldCall, liftHold),
  route(lockUserCall, lockUser),
  route(unlockUserCall, unlockUser),
  route(endUserSessionsCall, endUserSessions),
];
