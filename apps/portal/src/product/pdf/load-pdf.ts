import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite's address of the file
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/**
 * Starts loading a PDF with pdf.js.
 * @param content is copied: the worker takes the bytes over
 */
export function loadPdf(content: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({ data: new Uint8Array(content), isEvalSupported: false, useWasm: false });
}
