import { contractTextSource, type ContractTextSource } from './contract-text-source.ts';
import type { ContractTexts } from '../contract-texts.ts';

/** A line of both versions, or of one of them. */
export interface TextDifference {
  readonly kind: 'SAME' | 'REMOVED' | 'ADDED';
  readonly text: string;
}

function linesOf({ title, opening, sections }: ContractTextSource): readonly string[] {
  const text = [title, opening, ...sections.flatMap(({ heading, source }) => [heading, source])].join('\n');
  return text.split('\n').filter((line) => line.trim() !== '');
}

// lengths[i][j]: the longest common subsequence of before from i and after from j.
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const both = (lengths[i + 1]?.[j + 1] ?? 0) + 1;
      const one = Math.max(lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0);
      const row = lengths[i];
      if (row) row[j] = before[i] === after[j] ? both : one;
    }
  }
  return lengths;
}

/** The lines of two versions in reading order: what stayed, went and came. */
export function compareTexts(before: ContractTexts, after: ContractTexts): readonly TextDifference[] {
  const [old, fresh] = [linesOf(contractTextSource(before)), linesOf(contractTextSource(after))];
  const lengths = commonLengths(old, fresh);
  const result: TextDifference[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [gone, came] = [old[i], fresh[j]];
    if (gone !== undefined && gone === came) {
      result.push({ kind: 'SAME', text: gone });
      i += 1;
      j += 1;
    } else if (
      gone !== undefined &&
      (came === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      result.push({ kind: 'REMOVED', text: gone });
      i += 1;
    } else if (came !== undefined) {
      result.push({ kind: 'ADDED', text: came });
      j += 1;
    }
  }
  return result;
}
