import { customerFragment } from '#desk/customers/customer-address.ts';
import { Notice } from '#parts/notice.tsx';
import { partText, stateText } from './case-text.ts';
import type { OpenedCase } from './opened-case.ts';

/** Other accounts with the same document or a picture like these. Following a link is a look at that customer, and recorded. */
export function SameAccounts({ opened: { sameDocument, samePictures } }: { opened: OpenedCase }) {
  if (sameDocument.length + samePictures.length === 0) return null;
  return (
    <Notice tone={sameDocument.length > 0 ? 'bad' : 'watch'} isSpoken={false}>
      <p className="font-semibold">Same document or picture as another account</p>
      <ul className="mt-1 grid gap-1">
        {sameDocument.map(({ caseNo, userId, state }) => (
          <li key={caseNo}>
            Document: <CustomerLink userId={userId} />, {stateText[state].label.toLowerCase()}
          </li>
        ))}
        {samePictures.map(({ caseNo, userId, state, part, otherPart }) => (
          <li key={`${caseNo} ${part} ${otherPart}`}>
            {partText[part]} like their {partText[otherPart].toLowerCase()}: <CustomerLink userId={userId} />,{' '}
            {stateText[state].label.toLowerCase()}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function CustomerLink({ userId }: { userId: string }) {
  return (
    <a href={customerFragment({ userId, reason: 'verification' })} className="text-brand underline underline-offset-3 hover:no-underline">
      user {userId}
    </a>
  );
}
