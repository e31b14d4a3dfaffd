const LARGEST_PX = 2048;
const QUALITY = 0.85;

/**
 * A photo as JPEG of at most 2,048 px, so that few bytes wait for the network. Drawing it leaves place and camera behind. A
 * file that the browser cannot draw is sent as it is: the server checks and rewrites it.
 */
export async function scalePhoto(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LARGEST_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return scaled ?? file;
  } catch {
    return file;
  }
}
