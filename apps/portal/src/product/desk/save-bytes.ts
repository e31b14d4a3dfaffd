import { saveFile } from '../../ui/save-file.ts';

/** Hands bytes that a reply carries over as a file to save. */
export function saveBytes(contentBase64: string, fileName: string, type: string): void {
  const bytes = Uint8Array.from(atob(contentBase64), (character) => character.charCodeAt(0));
  saveFile(bytes, fileName, type);
}
