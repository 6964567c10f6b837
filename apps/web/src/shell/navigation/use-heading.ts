import { useEffect, useEffectEvent, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/**
 * Goes on from where the page is headed. The address follows a choice late, so whoever chooses twice in a moment would otherwise
 * start the second time from a place without the first choice, and lose it.
 */
export function useHeading<Place>(
  place: Place,
  addressOf: (place: Place) => string,
  options: NavigateOptions,
): (change: (from: Place) => Place) => void {
  const navigate = useNavigate();
  const ahead = useRef<readonly Place[]>([]);
  const arrived = addressOf(place);
  const arrive = useEffectEvent((address: string) => {
    ahead.current = stillAhead(ahead.current, addressOf, address);
  });
  useEffect(() => arrive(arrived), [arrived]);
  return (change) => {
    const next = change(ahead.current.at(-1) ?? place);
    ahead.current = [...ahead.current, next];
    void navigate(addressOf(next), options);
  };
}

/** Whoever has come another way, as by going back, is headed nowhere else. */
export function stillAhead<Place>(ahead: readonly Place[], addressOf: (place: Place) => string, arrived: string): readonly Place[] {
  const reached = ahead.findIndex((place) => addressOf(place) === arrived);
  return reached < 0 ? [] : ahead.slice(reached + 1);
}
