import { useSyncExternalStore } from 'react';

const storageKey = 'pb_order_sound';
const silent = 'off';
const listeners = new Set<() => void>();

let context: AudioContext | undefined;

/** Unless this browser keeps silent about orders. */
export function playChime(): void {
  if (!isMuted()) playNotes();
}

/** Two short notes. Browsers let a page be heard once somebody has touched it; before that it stays silent. */
export function playNotes(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [index, hertz] of [660, 880].entries()) playNote(context, hertz, context.currentTime + index * 0.16);
}

function playNote(audio: AudioContext, hertz: number, at: number): void {
  const [note, volume] = [audio.createOscillator(), audio.createGain()];
  note.frequency.value = hertz;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.15);
  note.connect(volume).connect(audio.destination);
  note.start(at);
  note.stop(at + 0.15);
}

/** Whether this browser keeps silent, and the way to change that. */
export function useMuted(): [isMuted: boolean, mute: (isMuted: boolean) => void] {
  return [useSyncExternalStore(subscribe, isMuted, () => false), mute];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isMuted(): boolean {
  try {
    return localStorage.getItem(storageKey) === silent;
  } catch {
    return false;
  }
}

function mute(shouldMute: boolean): void {
  try {
    if (shouldMute) localStorage.setItem(storageKey, silent);
    else localStorage.removeItem(storageKey);
  } catch {
    // Without a store the page can be heard.
  }
  for (const listener of listeners) listener();
}
