/**
 * The switches of the environment that Vite builds into the portal, by name, as one text.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {string}
 */
export function buildSwitches(environment) {
  const switches = Object.entries(environment).filter(([name]) => name.startsWith('VITE_'));
  return JSON.stringify(switches.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
