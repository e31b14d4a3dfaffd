import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite's address of the file
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { readBlocks, type Block } from './read-blocks.ts';

GlobalWorkerOptions.workerSrc = workerAddress;

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  /** The text of all pages by its tags. */
  readonly blocks: readonly Block[];
  readonly close: () => Promise<void>;
}

/**
 * Opens a PDF with pdf.js.
 * @param content is copied: the worker takes the bytes over
 * @throws when the bytes are no PDF
 */
export async function openPdf(content: Uint8Array): Promise<OpenPdf> {
  const task = getDocument({ data: new Uint8Array(content), isEvalSupported: false, useWasm: false });
  const document = await task.promise;
  const blocks: Block[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    blocks.push(...readBlocks(await page.getStructTree(), items));
  }
  return { document, blocks, close: () => task.destroy() };
}
