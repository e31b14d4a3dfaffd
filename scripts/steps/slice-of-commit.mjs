import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { ROOT_DIRECTORY } from './root-directory.mjs';

/** @type {string | undefined} */
let known;

/**
 * The commit that is tested; empty where git does not know one, as in an unpacked archive.
 * @returns {string}
 */
export function headCommit() {
  known ??= readHead();
  return known;
}

function readHead() {
  try {
    const output = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT_DIRECTORY,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim();
  } catch {
    return '';
  }
}

/**
 * Which of several parts of a long proof a commit tries. The same commit tries the same part each time; over commits every
 * part comes up, for each name on its own.
 * @param {string} name what is proven
 * @param {string} commit its hash; empty where there is none, which takes the first part
 * @param {number} count how many parts there are
 * @returns {number} from 0 to `count` - 1
 */
export function sliceOf(name, commit, count) {
  if (commit === '') return 0;
  return createHash('sha256').update(`${commit} ${name}`).digest().readUInt32BE() % count;
}

/**
 * The parts of a long proof that this run tries: the one of the commit, or with `ALL_SLICES` (`npm run test:all`) all of them.
 * @template Part
 * @param {string} name what is proven
 * @param {readonly Part[]} parts
 * @param {string} [commit]
 * @param {string} [all] what `ALL_SLICES` says
 * @returns {readonly Part[]}
 */
export function partsToTry(name, parts, commit = headCommit(), all = process.env['ALL_SLICES'] ?? '') {
  if (all !== '') return parts;
  const slice = sliceOf(name, commit, parts.length);
  return parts.slice(slice, slice + 1);
}

/**
 * Whether this run tries one of many similar cases: a commit tries one in `count` of them on average, `ALL_SLICES` all. Each
 * case comes up on its own, so the cases of one commit differ from those of the next.
 * @param {string} name the case
 * @param {number} count
 * @param {string} [commit]
 * @param {string} [all] what `ALL_SLICES` says
 * @returns {boolean}
 */
export function isTried(name, count, commit = headCommit(), all = process.env['ALL_SLICES'] ?? '') {
  return all !== '' || sliceOf(`${name}, tried`, commit, count) === 0;
}
