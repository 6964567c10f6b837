import type { ViewedCase } from '#desk/cases/case.query.ts';
import { evidenceText, type SideNames } from '#desk/cases/case-text.ts';
import { PictureView, switchFullScreen } from '#desk/picture-view.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { CaseSection } from './case-section.tsx';
import { pictureKeys } from './order-keys.ts';

type SentPicture = ViewedCase['evidence'][number];

export interface CaseEvidenceProps {
  evidence: readonly SentPicture[];
  names: SideNames;
}

/** The pictures of both sides, as they came. */
export function CaseEvidence({ evidence, names }: CaseEvidenceProps) {
  useDeskKeys(pictureKeys, evidence.length > 0, (digit) => void switchFullScreen(document.getElementById(frameId(digit))));
  if (evidence.length === 0) return null;
  return (
    <CaseSection title="Pictures" isInColumns>
      {evidence.map((sent, at) => (
        <Sent key={sent.evidenceNo} sent={sent} no={String(at + 1)} by={names[sent.side]} />
      ))}
    </CaseSection>
  );
}

interface SentProps {
  sent: SentPicture;
  /** Its place among the pictures, which is also its key if there is one. */
  no: string;
  by: string;
}

function Sent({ sent: { side, kind, isForStaff, picture, isUsedBefore, at }, no, by }: SentProps) {
  // On the full screen there is nothing but the name, so that it says whose picture it is.
  const name = `Picture ${no}, ${side}: ${evidenceText[kind]}`;
  return (
    <li className="grid min-w-0 gap-2">
      <p className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-soft">
        <b className="min-w-0 font-semibold break-words">{by}</b>
        <MomentText at={new Date(at).toISOString()} />
        {isForStaff && <StateTag tone="quiet" label="Only staff see it" />}
      </p>
      {isUsedBefore && (
        <Notice tone="bad" isSpoken={false}>
          Another order has seen this picture
        </Notice>
      )}
      {picture ? (
        <PictureView id={frameId(no)} name={name} shortcut={shortcutOf(no)} picture={picture} renewal="Read the case again." />
      ) : (
        <p className="rounded-medium bg-sunken px-3.5 py-2.5 text-13 text-ink-soft">{name}. It was erased.</p>
      )}
    </li>
  );
}

function frameId(no: string): string {
  return `picture-${no}`;
}

function shortcutOf(no: string): string | undefined {
  return pictureKeys.find(({ key }) => key === no)?.key;
}
