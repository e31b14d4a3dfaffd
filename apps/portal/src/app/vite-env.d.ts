interface ImportMetaEnv {
  /** Host of the API when it is not the portal's own. */
  readonly VITE_API_HOST?: string;
}
