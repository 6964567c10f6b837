import { Button } from '@peerbourse/ui/actions/button';
import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { type Box, boxAfterKey, boxBetween, middleBox, pointUnder } from './cover-boxes.ts';

interface CoverPictureProps {
  picture: HTMLCanvasElement;
  boxes: readonly Box[];
  onChange: (boxes: readonly Box[]) => void;
}

/** The chosen picture, on which the reader blacks out what nobody needs to see. */
export function CoverPicture({ picture, boxes, onChange }: CoverPictureProps) {
  const t = useText('p2p-appeals');
  const id = useId();
  const add = (box: Box) => onChange([...boxes, box]);
  const [keyBox, setKeyBox] = useState(() => middleBox(picture));
  const { dragged, ...dragging } = useDrag(picture, add);

  function press(event: KeyboardEvent): void {
    const next = event.key === 'Enter' ? keyBox : boxAfterKey(keyBox, event, picture);
    if (!next) return;
    // Arrows would scroll the dialog.
    event.preventDefault();
    if (event.key === 'Enter') add(keyBox);
    else setKeyBox(next);
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-2">
      <h3 id={`${id}-title`} className="text-14 font-semibold">
        {t('cover')}
      </h3>
      <p id={`${id}-hint`} className="text-13 text-ink-soft">
        {t('cover_hint')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no native element is drawn on */}
      <div
        {...dragging}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse draws by key
        tabIndex={0}
        aria-label={t('cover_area')}
        aria-describedby={`${id}-hint ${id}-keys`}
        onKeyDown={press}
        // A pointer needs no focus here: the box of the keyboard would be in its way.
        onMouseDown={(event) => event.preventDefault()}
        className="group relative mx-auto w-fit max-w-full cursor-crosshair touch-none select-none"
      >
        <Drawn picture={picture} />
        <Covers picture={picture} boxes={dragged ? [...boxes, dragged] : boxes} keyBox={keyBox} />
      </div>
      <p id={`${id}-keys`} className="sr-only text-12 text-ink-soft mouse:not-sr-only">
        {t('cover_keys')}
      </p>
      <div>
        <Button variant="secondary" size="small" onClick={() => onChange(boxes.slice(0, -1))}>
          {t('cover_undo')}
        </Button>
        <span role="status" className="sr-only">
          {t('covers', { count: boxes.length })}
        </span>
      </div>
    </section>
  );
}

/** Follows one finger or the mouse from where it goes down to where it lets go. */
function useDrag(picture: HTMLCanvasElement, onBox: (box: Box) => void) {
  const [drag, setDrag] = useState<Record<'start' | 'end', ReturnType<typeof pointUnder>>>();
  const pointOf = (event: PointerEvent<HTMLElement>) => pointUnder(event, event.currentTarget.getBoundingClientRect(), picture);

  function begin(event: PointerEvent<HTMLElement>): void {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = pointOf(event);
    setDrag({ start, end: start });
  }

  function follow(event: PointerEvent<HTMLElement>): void {
    if (drag && event.isPrimary) setDrag({ ...drag, end: pointOf(event) });
  }

  function end(event: PointerEvent<HTMLElement>): void {
    if (!drag || !event.isPrimary) return;
    const box = boxBetween(drag.start, pointOf(event), picture);
    setDrag(undefined);
    if (box) onBox(box);
  }

  return {
    dragged: drag && boxBetween(drag.start, drag.end, picture),
    onPointerDown: begin,
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: () => setDrag(undefined),
  };
}

/** Never higher than what the dialog shows of it: beside a high picture a finger finds a place to scroll by. */
function Drawn({ picture }: { picture: HTMLCanvasElement }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      aria-hidden="true"
      className="block h-auto max-h-[65dvh] w-auto max-w-full rounded-small"
    />
  );
}

/** Black in every theme, as in the file that is sent. The box of the keyboard has a light and a dark line, for every ground. */
function Covers({ picture, boxes, keyBox }: Pick<CoverPictureProps, 'boxes' | 'picture'> & { keyBox: Box }) {
  const line = { ...keyBox, fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {boxes.map((box, place) => (
        // Two boxes may be alike, and only the last one ever goes.
        <rect key={place} {...box} fill="#000" />
      ))}
      <g className="hidden group-focus:block">
        <rect {...line} strokeWidth="5" className="stroke-white" />
        <rect {...line} strokeWidth="2" className="stroke-brand" />
      </g>
    </svg>
  );
}
