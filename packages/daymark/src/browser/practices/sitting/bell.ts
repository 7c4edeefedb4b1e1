/** The volume of a bell, from 0 to 1. */
const LOUDNESS = { clear: 0.5, soft: 0.16, silent: 0 } as const;
export type Loudness = keyof typeof LOUDNESS;

/**
 * The partials of a small singing bowl: frequency in hertz, share of the volume, seconds until the
 * partial has faded. The frequency ratios are not integers, which makes the tone sound like a bell.
 */
const PARTIALS = [
  { frequency: 392, share: 1, seconds: 6 },
  { frequency: 1062, share: 0.38, seconds: 3.4 },
  { frequency: 2035, share: 0.16, seconds: 1.6 },
] as const;
const STROKE = 0.012;
/** An inaudible volume, used because an exponential ramp cannot reach zero. */
const INAUDIBLE = 0.0001;

/** Plays the sound of a bell. Browsers permit sound only after a user gesture: see `prepare`. */
export class Bell {
  #context: AudioContext | undefined;

  /** Call this on a user gesture, so that the browser permits the bell to ring later. */
  prepare(): void {
    this.#context ??= 'AudioContext' in globalThis ? new AudioContext() : undefined;
    // If the browser refuses sound, the sitting has no bell, but the page still shows the end.
    this.#context?.resume().catch(() => {});
  }

  strike(loudness: Loudness): void {
    const context = this.#context;
    const loud = LOUDNESS[loudness];
    if (!context || loud === 0) return;
    const now = context.currentTime;
    for (const { frequency, share, seconds } of PARTIALS) {
      const tone = new OscillatorNode(context, { frequency });
      const volume = new GainNode(context, { gain: INAUDIBLE });
      volume.gain.exponentialRampToValueAtTime(loud * share, now + STROKE);
      volume.gain.exponentialRampToValueAtTime(INAUDIBLE, now + seconds);
      tone.connect(volume).connect(context.destination);
      tone.start(now);
      tone.stop(now + seconds);
    }
  }

  close(): void {
    this.#context?.close().catch(() => {});
    this.#context = undefined;
  }
}
