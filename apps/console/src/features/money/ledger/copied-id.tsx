import { CopyText } from '@peerbourse/ui/actions/copy-text';

export interface CopiedIdProps {
  id: string;
  /** For those who hear the button alone: "Copy the journal id". */
  name: string;
  /** Where it leads. */
  href?: string;
  /** Of a long id the beginning and the end are shown; all of it is copied. */
  isShort?: boolean;
}

/** An id that leads somewhere and can be copied. */
export function CopiedId({ id, name, href, isShort = false }: CopiedIdProps) {
  const shown = isShort ? shortened(id) : id;
  return (
    <CopyText text={id} copyLabel="Copy" copiedLabel="Copied" failedLabel="Select and copy it" name={name} variant="icon">
      {href === undefined ? (
        <span className="wide:whitespace-nowrap">{shown}</span>
      ) : (
        <a
          href={href}
          title={isShort ? id : undefined}
          className="text-brand wide:whitespace-nowrap underline underline-offset-3 hover:no-underline"
        >
          {shown}
        </a>
      )}
    </CopyText>
  );
}

/** Ids begin with their time, so those of one moment differ at their end. */
function shortened(id: string): string {
  return id.length > 16 ? `${id.slice(0, 8)}…${id.slice(-6)}` : id;
}
