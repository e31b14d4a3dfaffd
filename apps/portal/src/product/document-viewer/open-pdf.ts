import type { PDFDocumentProxy } from 'pdfjs-dist';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readBlocks, type Block } from './read-blocks.ts';

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  /** The text of all pages by its tags. */
  readonly blocks: readonly Block[];
  readonly close: () => Promise<void>;
}

/**
 * Opens a PDF with pdf.js.
 * @throws when the bytes are no PDF
 */
export async function openPdf(content: Uint8Array): Promise<OpenPdf> {
  const task = loadPdf(content);
  const document = await task.promise;
  const blocks: Block[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    blocks.push(...readBlocks(await page.getStructTree(), items));
  }
  return { document, blocks, close: () => task.destroy() };
}
