/**
 * Puts figures into the `{placeholders}` of a sentence.
 * @throws Error for a placeholder without a figure: an incomplete contract must never be printed.
 */
export function fillText(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`Contract text names an unknown figure: ${name}`);
    return figure;
  });
}
