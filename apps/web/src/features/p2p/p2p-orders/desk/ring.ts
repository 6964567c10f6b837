const notes = [880, 1_175] as const;
const noteSeconds = 0.14;
const loudness = 0.12;

/** Two short notes. Browsers stay silent until the page has been touched once. */
export async function ring(): Promise<void> {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = loudness;
  volume.connect(context.destination);
  for (const [at, frequency] of notes.entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(context.currentTime + at * noteSeconds);
    tone.stop(context.currentTime + (at + 1) * noteSeconds);
    if (at === notes.length - 1) tone.addEventListener('ended', () => void context.close());
  }
  await context.resume();
}
