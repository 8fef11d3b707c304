/**
 * Sounds made of nothing but waves and noise, so that none has to be fetched and none belongs to anybody else: a piece put on wood is a
 * short knock, a capture two of them, a bell tells of check and of what ends.
 */
export const SOUND_NAMES = ['move', 'leap', 'capture', 'check', 'phase', 'end', 'low-time'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** One part of a sound: a tone that fades, or a knock of filtered noise. */
export interface Part {
  readonly kind: 'tone' | 'knock';
  /** Hertz: of the tone, or the middle of the noise. */
  readonly pitch: number;
  /** Seconds: when it begins, and until it has faded. */
  readonly at: number;
  readonly fades: number;
  /** From 0 to 1. */
  readonly loud: number;
}

export const SOUNDS: Readonly<Record<SoundName, readonly Part[]>> = {
  move: [knock(520, 0, 0.07, 0.9), tone(165, 0, 0.06, 0.4)],
  leap: [knock(1150, 0, 0.035, 0.45), tone(330, 0, 0.04, 0.18)],
  capture: [knock(420, 0, 0.06, 1), knock(760, 0.045, 0.09, 0.8), tone(130, 0, 0.09, 0.5)],
  check: [knock(520, 0, 0.06, 0.8), tone(880, 0.02, 0.28, 0.28), tone(1320, 0.02, 0.2, 0.12)],
  phase: [tone(392, 0, 0.5, 0.3), tone(494, 0.12, 0.5, 0.3), tone(587, 0.24, 0.7, 0.3)],
  end: [tone(523, 0, 0.6, 0.3), tone(392, 0.16, 0.7, 0.3), tone(262, 0.34, 1, 0.35)],
  'low-time': [tone(740, 0, 0.12, 0.3), tone(740, 0.18, 0.14, 0.3)],
};

function tone(pitch: number, at: number, fades: number, loud: number): Part {
  return { kind: 'tone', pitch, at, fades, loud };
}

function knock(pitch: number, at: number, fades: number, loud: number): Part {
  return { kind: 'knock', pitch, at, fades, loud };
}

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** @param volume from 0 to 1 @param after milliseconds from now, one sound for each */
export function sing(name: SoundName, volume: number, after: readonly number[]): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  if (context.state === 'suspended') void context.resume();
  const master = new GainNode(context, { gain: volume * 0.5 });
  master.connect(destination);
  for (const delay of after) {
    for (const part of SOUNDS[name]) sound(context, master, part, currentTime + delay / 1000 + part.at);
  }
}

function sound(audio: AudioContext, out: AudioNode, { kind, pitch, fades, loud }: Part, at: number): void {
  const source = kind === 'tone' ? new OscillatorNode(audio, { frequency: pitch }) : knocked(audio);
  const filter = new BiquadFilterNode(audio, {
    type: kind === 'tone' ? 'lowpass' : 'bandpass',
    frequency: kind === 'tone' ? 4 * pitch : pitch,
    Q: 1.2,
  });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + fades);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  source.stop(at + fades + 0.02);
}

/** A second of noise, made once. */
function knocked(audio: AudioContext): AudioBufferSourceNode {
  if (noise === undefined) {
    noise = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }
  return new AudioBufferSourceNode(audio, { buffer: noise });
}
