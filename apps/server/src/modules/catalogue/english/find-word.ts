/** The English word for a German one; undefined without one, also for a name that every object has (`constructor`). */
export function findWord(words: Readonly<Record<string, string>>, german: string): string | undefined {
  return Object.hasOwn(words, german) ? words[german] : undefined;
}
