/** Time for the browser to take the file over before its address is given back. */
const RELEASE_MS = 60_000;

/** Hands a PDF to the browser as a download. */
export function openPdf(content: Uint8Array<ArrayBuffer>, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.endsWith('.pdf') ? name : `${name}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
