import { type FaceAnswer, faceAnswers } from '@peerbourse/contract/identity/verification/verification.shape';
import { Button } from '#parts/button.tsx';
import { faceText } from './case-text.ts';

export interface FaceQuestionProps {
  face: FaceAnswer | undefined;
  onAnswer: (face: FaceAnswer) => void;
}

/** Nothing is chosen beforehand: whoever answers has looked. */
export function FaceQuestion({ face, onAnswer }: FaceQuestionProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-14 font-semibold">Do selfie and document show the same person?</legend>
      <div className="flex flex-wrap gap-2">
        {faceAnswers.map((answer) => (
          <Button
            key={answer}
            size="large"
            aria-pressed={face === answer}
            aria-keyshortcuts={faceText[answer].key}
            className="aria-pressed:border-brand aria-pressed:bg-brand-tint"
            onClick={() => onAnswer(answer)}
          >
            {face === answer && <span aria-hidden="true">✓</span>}
            {faceText[answer].label} <kbd className="font-mono text-12">{faceText[answer].key.toUpperCase()}</kbd>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
