import { judgePicture } from '@peerbourse/contract/p2p/p2p-ads/moderation/judge-picture';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Button } from '#parts/button.tsx';
import { Modal } from '#parts/modal.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { Tone } from '#parts/tone.ts';
import { useStaffAccount } from '#session/staff-session.ts';
import type { ModeratedAd } from './ad-moderation-list.query.ts';

type AdPicture = ModeratedAd['pictures'][number];

interface AdPicturesProps {
  ad: ModeratedAd;
  /** One was judged. */
  onJudged: () => void;
}

const states: Record<AdPicture['state'], { label: string; tone: Tone }> = {
  waiting: { label: 'Nobody sees it yet', tone: 'watch' },
  shown: { label: 'Shown to everybody', tone: 'good' },
  refused: { label: 'Kept from others', tone: 'bad' },
};

/** What no filter can read: only people can say whether a picture may be shown. */
export function AdPictures({ ad, onJudged }: AdPicturesProps) {
  const { roles } = useStaffAccount();
  const mayJudge = roles.includes('decider') || roles.includes('risk');
  const [judged, setJudged] = useState<{ picture: AdPicture; isFine: boolean }>();
  return (
    <>
      <ul className="grid gap-3">
        {ad.pictures.map((picture) => (
          <li key={picture.fileId} className="grid justify-items-start gap-2">
            <img src={picture.url} alt="of the advertiser" className="max-h-80 max-w-full rounded-medium border border-line bg-sunken" />
            <StateTag {...states[picture.state]} />
            {mayJudge && (
              <div className="flex flex-wrap gap-2">
                {picture.state !== 'shown' && (
                  <Button kind="primary" onClick={() => setJudged({ picture, isFine: true })}>
                    Show it to everybody
                  </Button>
                )}
                {picture.state !== 'refused' && <Button onClick={() => setJudged({ picture, isFine: false })}>Keep it from others</Button>}
              </div>
            )}
          </li>
        ))}
      </ul>
      <Modal
        isOpen={judged !== undefined}
        title={judged?.isFine ? 'Show this picture' : 'Keep this picture from others'}
        note={judged?.isFine ? 'Whoever opens the ad sees it.' : 'Its owner is told that it is not shown. The ad stays on the market.'}
        onClose={() => setJudged(undefined)}
      >
        {judged && (
          <JudgeForm
            {...judged}
            adNo={ad.adNo}
            onClose={() => setJudged(undefined)}
            onDone={() => {
              setJudged(undefined);
              onJudged();
            }}
          />
        )}
      </Modal>
    </>
  );
}

interface JudgeFormProps {
  adNo: string;
  picture: AdPicture;
  isFine: boolean;
  onClose: () => void;
  onDone: () => void;
}

function JudgeForm({ adNo, picture: { fileId }, isFine, onClose, onDone }: JudgeFormProps) {
  const submission = useSubmission(judgePicture);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const found = noteProblem(note);
    setProblem(found);
    return found === undefined ? { adNo, fileId, isFine, note: note.trim() } : undefined;
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button={isFine ? 'Show it' : 'Keep it back'}
      isDestructive={!isFine}
      onCancel={onClose}
      onDone={onDone}
    >
      <NoteField
        label="Note"
        hint="For colleagues: kept in the audit log with your name."
        note={note}
        problem={problem}
        isFirst
        onChange={setNote}
      />
    </ActForm>
  );
}
