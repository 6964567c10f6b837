import type { staffList as call } from '@peerbourse/contract/identity/staff/staff-list';
import type { Handler } from '#platform/http/serve.ts';
import { allMembers } from './member.table.ts';

export const staffList: Handler<typeof call> = async ({ db }) => ({
  members: (await allMembers(db)).map((member) => ({
    ...member,
    createdAt: member.createdAt.toISOString(),
    seenAt: member.seenAt?.toISOString() ?? null,
  })),
});
