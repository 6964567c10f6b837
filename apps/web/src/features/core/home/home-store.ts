import { useSyncExternalStore } from 'react';
import { closedMarks, closeForGood } from '#base/lib/closed-marks.ts';

/** What the home page itself keeps. */
interface HomeState {
  /** The way to the guide is on offer. */
  stepsToGuide: boolean;
}

const homeDefaults: HomeState = { stepsToGuide: false };
const guideMark = 'guide';

export function makeHomeStore(storage?: Storage) {
  let state = homeDefaults;
  const listeners = new Set<() => void>();
  const change = (next: HomeState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    /** An offer is noted when it is made, so that nobody gets it twice. */
    offerGuide: () => {
      if (closedMarks(storage).includes(guideMark)) return;
      closeForGood(guideMark, storage);
      change({ ...state, stepsToGuide: true });
    },
    /** Shown or declined: either way the offer is over. */
    answerGuide: () => change({ ...state, stepsToGuide: false }),
  };
}

/** The one of this browser. */
export const homeStore = makeHomeStore();

export function useHomeState(): HomeState {
  return useSyncExternalStore(homeStore.subscribe, homeStore.state, () => homeDefaults);
}
