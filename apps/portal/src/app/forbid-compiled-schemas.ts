/**
 * Zod writes code at run time for speed and tries first whether it may, which the content security policy stops. Zod reads
 * this before it tries, whichever page asks for its code first.
 */
export function forbidCompiledSchemas(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
