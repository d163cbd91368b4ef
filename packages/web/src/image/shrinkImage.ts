import type { ImageManner } from "./ImageManner.ts"
import { type ImageSize, isSmall, withinLongestSide } from "./imageSize.ts"

/**
 * A smaller image that shows the same, within 1024 by 1024 pixels unless told. Unless every image is to become a JPEG, it is in the
 * format that takes fewer bytes, what is transparent stays so, and what is small already stays as it is.
 */
export const shrinkImage = async (
  image: Blob,
  { quality, alwaysJpeg, longest }: ImageManner
): Promise<Blob> => {
  const bitmap = await createImageBitmap(image)
  try {
    const fits = withinLongestSide(bitmap, longest)
    if (alwaysJpeg) return await asJpeg(draw(bitmap, fits, "white"), quality)
    if (isSmall(bitmap, image.size)) return image
    const isScaled = fits.width < bitmap.width || fits.height < bitmap.height
    const encoded = await inFewerBytes(draw(bitmap, fits), image.type, quality)
    return isScaled || encoded.size < image.size ? encoded : image
  } finally {
    bitmap.close()
  }
}

const draw = (bitmap: ImageBitmap, { width, height }: ImageSize, ground?: string) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext("2d")
  if (!context) throw new Error("This browser cannot draw an image out of sight")
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = "high"
  context.drawImage(bitmap, 0, 0, width, height)
  return { canvas, pixels: () => context.getImageData(0, 0, width, height).data }
}

type Drawing = ReturnType<typeof draw>

const asJpeg = ({ canvas }: Drawing, quality: number) => canvas.convertToBlob({ type: "image/jpeg", quality })

const inFewerBytes = async (drawing: Drawing, type: string, quality: number): Promise<Blob> => {
  if (type !== "image/png") return asJpeg(drawing, quality)
  const png = await drawing.canvas.convertToBlob({ type: "image/png" })
  if (isTransparent(drawing.pixels())) return png
  const jpeg = await asJpeg(drawing, quality)
  return jpeg.size < png.size ? jpeg : png
}

const isTransparent = (pixels: Uint8ClampedArray) => {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return true
  return false
}
