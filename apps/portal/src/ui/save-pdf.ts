import { saveFile } from './save-file.ts';

/** Hands a PDF to the browser as a download. */
export function savePdf(content: Uint8Array, name: string): void {
  saveFile(content, name.endsWith('.pdf') ? name : `${name}.pdf`, 'application/pdf');
}
