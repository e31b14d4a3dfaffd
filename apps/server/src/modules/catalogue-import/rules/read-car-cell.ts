import type { ImportProblemCode } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import {
  readDay,
  readDecimal,
  readWholeNumber,
  readYesNo,
} from '../../../platform/table-file/csv/read-cell.ts';
import type { ColumnKind } from './car-columns.ts';

const items = (text: string): string[] =>
  text
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function pair(text: string, field: string): Record<string, string> {
  const at = text.indexOf('=');
  return at === -1
    ? { name: text, [field]: '' }
    : { name: text.slice(0, at).trim(), [field]: text.slice(at + 1).trim() };
}

function readJson(text: string): Result<unknown, ImportProblemCode> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse('INVALID_FORMAT');
  }
}

/** The value of an empty cell: an empty list, or null. */
export function emptyValue({ type }: ColumnKind): null | readonly [] {
  return type === 'list' || type === 'pairs' ? [] : null;
}

/** The value of a filled cell as `carBody` takes it. */
export function readCarCell(text: string, kind: ColumnKind): Result<unknown, ImportProblemCode> {
  switch (kind.type) {
    case 'text':
      return ok(text.trim());
    case 'whole':
      return readWholeNumber(text);
    case 'decimal':
    case 'amount':
      return readDecimal(text, kind.decimals);
    case 'yesNo':
      return readYesNo(text);
    case 'day':
      return readDay(text);
    case 'list':
      return ok(items(text));
    case 'pairs':
      return ok(items(text).map((item) => pair(item, kind.field)));
    case 'json':
      return readJson(text);
    case 'choice': {
      const word = text.trim().toLowerCase();
      const value = Object.hasOwn(kind.words, word) ? kind.words[word] : undefined;
      return value === undefined ? refuse('NOT_ONE_OF') : ok(value);
    }
  }
}
