/** Address of a call as a link: for what the browser opens by itself. */
export function apiAddress(path: `/v1/${string}`): string {
  return `${import.meta.env.VITE_API_HOST ?? ''}${path}`;
}
