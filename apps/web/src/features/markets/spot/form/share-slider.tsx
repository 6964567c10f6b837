import { useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';

const shares = [25, 50, 75, 100] as const;

/** How much of the balance goes in: by sliding, or by one of the usual shares. */
export function ShareSlider({ isEmpty, onChange }: { isEmpty: boolean; onChange: (percent: number) => void }) {
  const t = useText('spot');
  const format = useFormat();
  const [chosen, setChosen] = useState(0);
  // Whatever was sent is not chosen any more.
  const percent = isEmpty ? 0 : chosen;
  const choose = (next: number) => {
    setChosen(next);
    onChange(next);
  };
  return (
    <div className="grid gap-1">
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        aria-label={t('share')}
        aria-valuetext={format.percent(String(percent), 0)}
        onChange={(event) => choose(Number(event.currentTarget.value))}
        className="h-6 w-full cursor-pointer accent-brand"
      />
      <div className="grid grid-cols-4 gap-1.5">
        {shares.map((share) => (
          <button
            key={share}
            type="button"
            onClick={() => choose(share)}
            data-share={share}
            className={`min-h-11 cursor-pointer rounded-small text-12 hover:bg-sunken mouse:min-h-7 ${percent === share ? 'font-bold text-brand' : 'text-ink-soft'}`}
          >
            {format.percent(String(share), 0)}
          </button>
        ))}
      </div>
    </div>
  );
}
