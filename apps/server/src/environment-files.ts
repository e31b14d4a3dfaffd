import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

const SUFFIX = '_FILE';

/**
 * Replaces each `NAME_FILE` by `NAME` with the content of the file, without white space around it: the way in which containers
 * get secrets.
 * @param names the variables that may come from a file
 * @throws Error with a sentence that names the variable whose file cannot be read, or that is given in both ways
 */
export function readEnvironmentFiles(environment: Environment, names: readonly string[]): Environment {
  const read: Record<string, string> = {};
  for (const name of names) {
    const path = environment[name + SUFFIX];
    if (!path) continue;
    if (environment[name])
      throw new Error(`The configuration is wrong.\n${name + SUFFIX}: ${name} is given as well`);
    try {
      read[name] = readFileSync(path, 'utf8').trim();
    } catch {
      throw new Error(`The configuration is wrong.\n${name + SUFFIX}: the file cannot be read`);
    }
  }
  return { ...environment, ...read };
}
