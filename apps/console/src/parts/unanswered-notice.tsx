import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export interface UnansweredNoticeProps {
  message: string;
  onSendAgain: () => void;
  onGiveUp: () => void;
}

export function UnansweredNotice({ message, onSendAgain, onGiveUp }: UnansweredNoticeProps) {
  return (
    <Notice tone="watch">
      <p className="font-semibold">{message}</p>
      <p className="mt-0.5">Your request may or may not have been carried out. Sending it again is safe: it counts once.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="primary" onClick={onSendAgain}>
          Send again
        </Button>
        <Button onClick={onGiveUp}>Go back to editing</Button>
      </div>
    </Notice>
  );
}
