/** How loud a bell is, from 0 to 1. */
export const LOUDNESS = { clear: 0.5, soft: 0.16, silent: 0 } as const;
export type Loudness = keyof typeof LOUDNESS;

/**
 * The partials of a small bowl: frequency in hertz, share of the loudness, seconds until it has
 * died away. Their ratios are not whole, which is what makes a bell of a tone.
 */
const PARTIALS = [
  { frequency: 392, share: 1, seconds: 6 },
  { frequency: 1062, share: 0.38, seconds: 3.4 },
  { frequency: 2035, share: 0.16, seconds: 1.6 },
] as const;
const STROKE = 0.012;
/** An exponential never reaches zero; this cannot be heard. */
const INAUDIBLE = 0.0001;

/** Makes the sound of a bell. Browsers permit it only after a press, so make one then. */
export class Bell {
  #context: AudioContext | undefined;

  /** Is called on a press, so that the browser lets the bell sound later too. */
  prepare(): void {
    this.#context ??= 'AudioContext' in globalThis ? new AudioContext() : undefined;
    // A refusal leaves the sitting without a bell; it still says when it is over.
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
