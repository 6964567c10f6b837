import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type HallParams, hallAddress } from './hall-params.ts';
import { rememberedFilters, rememberFilters } from './remembered-filters.ts';

/** Whoever comes to a market finds what they looked for there last, unless the address says something itself. */
export function useRememberedFilters(place: HallParams): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { side, coin, fiat, filters } = place;
  const market = hallAddress({ side, coin, fiat, filters: {} });
  const asked = hallAddress({ side, coin, fiat, filters });
  const known = useRef('');
  const follow = useEffectEvent(() => {
    const isEntered = known.current !== market;
    known.current = market;
    if (!isEntered) return rememberFilters(place, filters);
    const remembered = rememberedFilters(place);
    if (search === '' && Object.keys(remembered).length > 0) {
      void navigate(hallAddress({ side, coin, fiat, filters: remembered }), { replace: true, preventScrollReset: true });
    }
  });
  useEffect(() => follow(), [market, asked]);
}
