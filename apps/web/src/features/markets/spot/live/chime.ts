/** Two short notes. A browser that has not been touched yet stays silent. */
export function playChime(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.08;
  volume.connect(audio.destination);
  for (const [frequency, after] of [
    [880, 0],
    [1175, 0.12],
  ] as const) {
    // biome-ignore format: notes side by side
    const note = audio.createOscillator();
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(audio.currentTime + after);
    note.stop(audio.currentTime + after + 0.1);
  }
  setTimeout(() => void audio.close(), 500);
}
