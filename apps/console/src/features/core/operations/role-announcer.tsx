import { useEffect, useRef, useState } from 'react';
import type { Instance } from './overview.query.ts';
import { type RoleHealth, roleChanges, roleHealth } from './role-health.ts';

/** The page's only live region that speaks by itself: a role came or went. Ages and counters stay silent. */
export function RoleAnnouncer({ instances }: { instances: readonly Instance[] | undefined }) {
  const before = useRef<RoleHealth[]>(undefined);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!instances) return;
    const after = roleHealth(instances);
    const changes = roleChanges(before.current ?? after, after);
    before.current = after;
    if (changes.length > 0) setMessage(changes.join(' '));
  }, [instances]);

  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
