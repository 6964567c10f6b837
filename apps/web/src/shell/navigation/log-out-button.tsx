import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { logOut } from '#site/session/log-out.ts';

/** Ends the session and goes home; a failure is shown as a message, and everything stays. */
export function LogOutButton({ icon, onDone }: { icon: ReactNode; onDone?: (() => void) | undefined }) {
  const t = useText('auth');
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function leave(): Promise<void> {
    setIsBusy(true);
    try {
      await logOut({ goHome: () => void navigate('/') });
      onDone?.();
    } catch {
      setIsBusy(false);
    }
  }

  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void leave();
      }}
      className="menu-item w-full cursor-pointer gap-2"
    >
      {icon}
      {t(isBusy ? 'logging_out' : 'log_out')}
    </button>
  );
}
