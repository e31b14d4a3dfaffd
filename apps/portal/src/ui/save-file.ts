/** Time for the browser to take the file over before its address is given back. */
const RELEASE_MS = 60_000;

/** Hands a file to the browser as a download. */
export function saveFile(content: string | Uint8Array, name: string, type: string): void {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const address = URL.createObjectURL(new Blob([part], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}
