import { Columns3, PanelLeft, PanelRight } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { type SpotLayout, spotLayouts } from './layout-choice.ts';

const icons = { left: PanelLeft, center: Columns3, right: PanelRight } as const;
const texts = { left: 'layout_left', center: 'layout_center', right: 'layout_right' } as const;

/** Places the order form; on screens that have room for three columns. */
export function LayoutSwitch({ layout, onChange }: { layout: SpotLayout; onChange: (layout: SpotLayout) => void }) {
  const t = useText('spot');
  return (
    <fieldset className="hidden rounded-medium bg-sunken p-0.5 desktop:flex">
      <legend className="sr-only">{t('layout')}</legend>
      {spotLayouts.map((each) => {
        const Icon = icons[each];
        return (
          <button
            key={each}
            type="button"
            aria-label={t(texts[each])}
            aria-pressed={each === layout}
            onClick={() => onChange(each)}
            className="grid size-11 cursor-pointer place-items-center rounded-small text-ink-soft aria-pressed:bg-canvas aria-pressed:text-ink aria-pressed:shadow-float mouse:size-8"
          >
            <Icon size={16} aria-hidden="true" className="rtl:-scale-x-100" />
          </button>
        );
      })}
    </fieldset>
  );
}
