/** Pictures of pixels from our SVG, drawn by the browser. */

/** @param width in pixels @param height as the picture's own shape has it when missing */
export type Rasterise = (svg: string, width: number, height?: number) => Promise<ImageData>;

/** Rejected when the browser cannot draw it. */
export const rasterise: Rasterise = async (svg, width, height) => {
  const context = await drawn(svg, width, height);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
};

export async function pngOf(svg: string, width: number): Promise<Blob> {
  const { canvas } = await drawn(svg, width, undefined);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the browser made no picture')) : resolve(blob)),
      'image/png',
    );
  });
}

async function drawn(svg: string, width: number, height: number | undefined): Promise<CanvasRenderingContext2D> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height ?? Math.round((width * picture.naturalHeight) / picture.naturalWidth);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser draws no pictures');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context;
}
