const MINIMUM = [20, 19];

/** Ends the process with a plain sentence when Node.js is too old for the product. */
export function ensureNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [minimumMajor = 0, minimumMinor = 0] = MINIMUM;
  if (major > minimumMajor || (major === minimumMajor && minor >= minimumMinor)) return;
  console.error(`Node.js ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
