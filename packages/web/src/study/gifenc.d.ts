/** The part of `gifenc` that is used; the package has no types of its own. */
declare module 'gifenc' {
  /** Red, green and blue, 0 to 255. */
  export type Palette = number[][];

  export interface FrameOptions {
    readonly palette?: Palette;
    /** Milliseconds. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1: the next frame is drawn over this one. */
    readonly dispose?: number;
    /** Of the first frame: 0 repeats for ever. */
    readonly repeat?: number;
  }

  export interface Encoder {
    writeFrame(pixels: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  /** @param rgba four bytes a pixel */
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, colours: number): Palette;
  /** @returns the colour of each pixel as an index into the palette */
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array;
}
