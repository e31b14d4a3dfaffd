import { loadPdf } from '../../product/pdf/load-pdf.ts';

const LARGEST_PX = 2048;
const QUALITY = 0.85;

/**
 * The pages of a PDF as JPEG, so that nothing else of the file is sent: no author, no attachment, no script.
 * @returns null when it has more pages than `most`
 * @throws when the bytes are no PDF, or it asks for a password
 */
export async function photosOfPdf(content: Uint8Array, most: number): Promise<Blob[] | null> {
  const task = loadPdf(content);
  try {
    const { numPages, getPage } = await task.promise.then((document) => ({
      numPages: document.numPages,
      getPage: (number: number) => document.getPage(number),
    }));
    if (numPages > most) return null;
    const photos: Blob[] = [];
    for (let number = 1; number <= numPages; number += 1) {
      const page = await getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: LARGEST_PX / Math.max(width, height) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      const photo = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', QUALITY),
      );
      if (photo === null) throw new Error('The page could not be drawn');
      photos.push(photo);
    }
    return photos;
  } finally {
    await task.destroy();
  }
}
