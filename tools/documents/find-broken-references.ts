import { posix } from 'node:path';

/** What a document points to. */
export interface Surroundings {
  /** All files of the repository, relative to its root. */
  readonly files: ReadonlySet<string>;
  /** Names of the npm scripts. */
  readonly scripts: ReadonlySet<string>;
}

const LINK = /\]\(([^)\s]+)\)/g;
const NAMED_PATH = /`((?:apps|packages|tools|docs|scripts|e2e|bench)\/[\w./-]+)`/g;
/** The end of a path, as tables name a test; `YYYY` and single letters stand for any name. */
const SHORT_PATH =
  /`((?!(?:apps|packages|tools|docs|scripts|e2e|bench)\/)[\w-][\w./-]*\/[\w.-]+\.(?:ts|tsx|mjs|sql|css))`/g;
const PLACEHOLDER = /YYYY|\/[a-z]\//;
const SCRIPT = /\bnpm run ([\w:-]+)/g;

function headingsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set(headings);
}

/** What a document names and the repository does not have: targets of links, headings, paths, scripts. */
export function findBrokenReferences(
  path: string,
  documents: ReadonlyMap<string, string>,
  { files, scripts }: Surroundings,
): string[] {
  const text = documents.get(path) ?? '';
  const exists = (place: string) =>
    files.has(place) || [...files].some((file) => file.startsWith(`${place.replace(/\/$/, '')}/`));
  const links = [...text.matchAll(LINK)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = '', heading] = target.split('#');
    const place = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file));
    if (!exists(place)) return [target];
    const isFound = heading === undefined || headingsOf(documents.get(place) ?? '').has(heading);
    return isFound ? [] : [target];
  });
  const paths = [...text.matchAll(NAMED_PATH)].flatMap(([, place = '']) => (exists(place) ? [] : [place]));
  const ends = [...text.matchAll(SHORT_PATH)].flatMap(([, end = '']) =>
    PLACEHOLDER.test(end) || [...files].some((file) => file.endsWith(`/${end}`)) ? [] : [end],
  );
  const commands = [...text.matchAll(SCRIPT)].flatMap(([command, name = '']) =>
    scripts.has(name) ? [] : [command],
  );
  return [...links, ...paths, ...ends, ...commands];
}
