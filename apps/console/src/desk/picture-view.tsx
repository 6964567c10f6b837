import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#parts/button.tsx';

export interface CasePicture {
  url: string;
  width: number;
  height: number;
}

export interface PictureViewProps {
  name: string;
  /** The key that shows it on the full screen, if it has one. */
  shortcut: string | undefined;
  /** How the case finds the frame. */
  id: string;
  picture: CasePicture;
  /** How to see it after its minute. */
  renewal?: string;
}

// Classes and not style attributes, so the steps are fixed.
const turns = ['rotate-0', 'rotate-90', 'rotate-180', 'rotate-270'] as const;
const zooms = ['size-full', 'size-[150%]', 'size-[200%]', 'size-[300%]', 'size-[400%]'] as const;

/** One picture with zoom, turns and full screen; + - T F work while it has focus. */
export function PictureView({ name, shortcut, id, picture, renewal = 'Open the case again.' }: PictureViewProps) {
  const frame = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  const [zoom, setZoom] = useState(0);
  // The address and not a mark, so that a new one is tried.
  const [lostUrl, setLostUrl] = useState('');

  const acts: Record<string, () => void> = {
    '+': () => setZoom((now) => Math.min(now + 1, zooms.length - 1)),
    '-': () => setZoom((now) => Math.max(now - 1, 0)),
    t: () => setTurn((now) => (now + 1) % turns.length),
    f: () => void switchFullScreen(frame.current),
  };

  function press(event: KeyboardEvent) {
    const act = acts[event.key === '=' ? '+' : event.key.toLowerCase()];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- each key has a button of its own; they only save the way to it
    <figure
      ref={frame}
      id={id}
      tabIndex={-1}
      data-own-keys="+=-tf"
      onKeyDown={press}
      className="grid min-w-0 grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-medium border border-line bg-sunken fullscreen:rounded-none"
    >
      <figcaption className="flex flex-wrap items-center gap-1 border-b border-line bg-canvas py-1 ps-3 pe-1">
        <span className="me-auto text-13 font-semibold">
          {name} {shortcut && <kbd className="font-mono text-12 text-ink-faint">{shortcut}</kbd>}
        </span>
        <Button kind="quiet" className="px-2!" aria-label={`Zoom out of ${name}`} aria-keyshortcuts="-" onClick={acts['-']}>
          −
        </Button>
        <Button kind="quiet" className="px-2!" aria-label={`Zoom into ${name}`} aria-keyshortcuts="+" onClick={acts['+']}>
          +
        </Button>
        <Button kind="quiet" className="px-2!" aria-label={`Turn ${name}`} aria-keyshortcuts="t" onClick={acts.t}>
          Turn
        </Button>
        <Button kind="quiet" className="px-2!" aria-label={`${name} on the full screen`} aria-keyshortcuts="f" onClick={acts.f}>
          Full
        </Button>
      </figcaption>
      <div className="h-80 overflow-auto in-[:fullscreen]:h-full">
        {picture.url === lostUrl ? (
          <p className="p-4 text-13 text-ink-soft">This picture can be shown for a minute after opening. {renewal}</p>
        ) : (
          <img
            src={picture.url}
            alt={name}
            width={picture.width}
            height={picture.height}
            referrerPolicy="no-referrer"
            draggable={false}
            onError={() => setLostUrl(picture.url)}
            className={`max-w-none object-contain transition-transform duration-150 motion-reduce:transition-none ${turns[turn]} ${zooms[zoom]}`}
          />
        )}
      </div>
    </figure>
  );
}

/** The same element fills the screen, because its address serves only once within its minute. */
export async function switchFullScreen(frame: HTMLElement | null): Promise<void> {
  const before = document.fullscreenElement;
  if (before) await document.exitFullscreen();
  if (!frame || before === frame) return;
  await frame.requestFullscreen();
  frame.focus();
}
