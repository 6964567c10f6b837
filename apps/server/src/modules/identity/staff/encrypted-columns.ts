import type { KeyUses } from '#platform/encrypted-columns.ts';
import { purpose } from './invitation.ts';

export const keyUses: KeyUses = {
  encrypted: [
    { table: 'staff_members', column: 'totp_secret', purpose, key: 'staff_id', about: ({ staff_id: staffId = '' }) => staffId },
    {
      table: 'staff_invitations',
      column: 'totp_secret',
      purpose,
      key: 'invitation_no',
      about: ({ invitation_no: invitationNo = '' }) => invitationNo,
    },
  ],
  keyed: [{ table: 'staff_password_keys', column: 'key_id', separator: '$', moves: 'when the member next logs in' }],
};
