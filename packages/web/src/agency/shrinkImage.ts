import { type ImageSize, isSmall, withinLongestSide } from "./imageSize.ts"

/**
 * A smaller image that shows the same: within 1024 by 1024 pixels, and in the format that takes fewer bytes; what is
 * transparent stays so. An image that is small already, or cannot be made smaller, stays as it is.
 */
export const shrinkImage = async (image: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(image)
  try {
    const fits = withinLongestSide(bitmap)
    if (isSmall(bitmap, image.size)) return image
    const isScaled = fits.width < bitmap.width || fits.height < bitmap.height
    const encoded = await encode(draw(bitmap, fits), image.type)
    return isScaled || encoded.size < image.size ? encoded : image
  } finally {
    bitmap.close()
  }
}

const draw = (bitmap: ImageBitmap, { width, height }: ImageSize) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext("2d")
  if (!context) throw new Error("This browser cannot draw an image out of sight")
  context.imageSmoothingQuality = "high"
  context.drawImage(bitmap, 0, 0, width, height)
  return { canvas, pixels: () => context.getImageData(0, 0, width, height).data }
}

const encode = async ({ canvas, pixels }: ReturnType<typeof draw>, type: string): Promise<Blob> => {
  const asJpeg = () => canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 })
  if (type !== "image/png") return asJpeg()
  const png = await canvas.convertToBlob({ type: "image/png" })
  if (isTransparent(pixels())) return png
  const jpeg = await asJpeg()
  return jpeg.size < png.size ? jpeg : png
}

const isTransparent = (pixels: Uint8ClampedArray) => {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return true
  return false
}
