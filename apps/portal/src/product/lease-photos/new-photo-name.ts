/** A name for a photo or a reading that the browser sends: sending it twice stores it once. */
export function newPhotoName(): string {
  // `crypto.randomUUID` is missing where the portal is not served by HTTPS.
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  const groups = [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)];
  return groups.map((group) => group.join('')).join('-');
}
