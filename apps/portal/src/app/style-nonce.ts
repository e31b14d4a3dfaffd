/** The nonce under which the content security policy lets this page add style tags; the server puts it in the page. */
export function styleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  // The library that stops the page from scrolling behind a drawer looks for its nonce under this name only.
  Object.assign(globalThis, { __webpack_nonce__: nonce });
  return nonce;
}
