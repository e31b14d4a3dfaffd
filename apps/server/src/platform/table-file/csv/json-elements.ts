/** An element of a list, as it is spelled, and the line on which it begins. */
export interface JsonElement {
  readonly line: number;
  readonly text: string;
}

/** Longer than any real element, so its end is missing. */
const LONGEST_ELEMENT = 4_000_000;

const SPACE = new Set([' ', '\t', '\r', ',', '\ufeff']);

/**
 * Yields the objects of a JSON list one by one. It only cuts them out by brackets and quotes; the caller parses them
 * and finds errors inside. Lists in lists are elements too.
 * @param pieces the text of the file in pieces
 * @param onBroken called with the line of text outside any element; reading stops there
 */
export async function* jsonElements(
  pieces: AsyncIterable<string>,
  onBroken: (line: number) => void,
): AsyncGenerator<JsonElement> {
  let line = 1;
  let start = 1;
  let depth = 0;
  let quoted = false;
  let escaped = false;
  let opened = false;
  let closed = false;
  let text = '';
  for await (const piece of pieces) {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at] ?? '';
      if (character === '\n') line += 1;
      if (quoted) {
        if (escaped) escaped = false;
        else if (character === '\\') escaped = true;
        else if (character === '"') quoted = false;
        continue;
      }
      if (depth > 0) {
        if (character === '"') quoted = true;
        else if (character === '{' || character === '[') depth += 1;
        else if (character === '}' || character === ']') depth -= 1;
        if (depth > 0) continue;
        yield { line: start, text: text + piece.slice(from, at + 1) };
        text = '';
        continue;
      }
      if (character === '\n' || SPACE.has(character)) continue;
      if (!opened && character === '[') opened = true;
      else if (opened && !closed && character === ']') closed = true;
      else if (opened && !closed && character === '{') {
        depth = 1;
        start = line;
        from = at;
      } else {
        onBroken(line);
        return;
      }
    }
    if (depth > 0) text += piece.slice(from);
    if (text.length > LONGEST_ELEMENT) break;
  }
  if (!closed) onBroken(depth > 0 ? start : line);
}
