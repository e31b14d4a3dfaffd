/** Hands bytes over as a file to save. */
export function saveBytes(contentBase64: string, fileName: string, type: string): void {
  const bytes = Uint8Array.from(atob(contentBase64), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
