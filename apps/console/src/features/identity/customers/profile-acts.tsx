import { endUserSessions } from '@peerbourse/contract/identity/customers/end-user-sessions';
import { lockUser } from '@peerbourse/contract/identity/customers/lock-user';
import { unlockUser } from '@peerbourse/contract/identity/customers/unlock-user';
import { useState } from 'react';
import type { Profile } from '#desk/customers/customer-text.ts';
import { Button } from '#parts/button.tsx';
import { ActDialog } from './act-dialog.tsx';

const acts = {
  lock: { description: lockUser, title: 'Lock the account', note: 'It is logged out everywhere and cannot log in.', button: 'Lock' },
  unlock: { description: unlockUser, title: 'Unlock the account', note: 'It can log in again.', button: 'Unlock' },
  end: { description: endUserSessions, title: 'End all sessions', note: 'The customer has to log in again.', button: 'End sessions' },
} as const;

export function ProfileActs({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const [act, setAct] = useState<keyof typeof acts>();
  const isMain = profile.mainUserId === null;
  return (
    <div className="flex flex-wrap gap-2">
      {isMain && profile.state === 'active' && <Button onClick={() => setAct('lock')}>Lock the account</Button>}
      {isMain && profile.state === 'locked' && <Button onClick={() => setAct('unlock')}>Unlock the account</Button>}
      <Button onClick={() => setAct('end')}>End all sessions</Button>
      <ActDialog
        act={act && acts[act]}
        userId={profile.userId}
        onClose={() => setAct(undefined)}
        onDone={() => {
          setAct(undefined);
          onDone();
        }}
      />
    </div>
  );
}
