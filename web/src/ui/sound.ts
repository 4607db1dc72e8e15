// A coin that rings: two short notes, made on the spot.
const NOTES = [1318.5, 1975.5]; // e and b, like a small coin on stone

export function ring(): void {
  const audio = new AudioContext();
  NOTES.forEach((pitch, n) => {
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    const from = audio.currentTime + n * 0.07;
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, from);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.35);
    note.connect(loudness).connect(audio.destination);
    note.start(from);
    note.stop(from + 0.35);
    note.onended = () => n === NOTES.length - 1 && void audio.close();
  });
}
