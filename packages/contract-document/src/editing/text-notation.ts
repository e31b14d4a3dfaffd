import type { ContractTextModule } from '../contract-texts.ts';
import { isTextBlock, isTextCondition } from './text-vocabulary.ts';

/** Why a line of a text is refused. Lines count from one. */
export interface TextProblem {
  readonly code:
    | 'UNKNOWN_PLACEHOLDER'
    | 'MALFORMED_PLACEHOLDER'
    | 'PLACEHOLDER_OUT_OF_PLACE'
    | 'UNKNOWN_BLOCK'
    | 'UNKNOWN_CONDITION'
    | 'BLOCK_TWICE'
    | 'BLOCK_NOT_LAST'
    | 'UNPRINTABLE_CHARACTERS'
    | 'MISSING_PLACEHOLDER'
    | 'MISSING_BLOCK'
    | 'REQUIRED';
  readonly params: Readonly<Record<string, string | number>>;
}

/** A module with the line it stands on. */
export interface PlacedModule {
  readonly line: number;
  readonly module: ContractTextModule;
}

interface ReadText {
  readonly modules: readonly PlacedModule[];
  readonly problems: readonly TextProblem[];
}

function conditional(text: string, line: number): ContractTextModule | TextProblem {
  const { name = '', rest = '' } = /^\?\s*(?<name>[^:\s]*)\s*:\s*(?<rest>.*)$/.exec(text)?.groups ?? {};
  if (!isTextCondition(name)) {
    return { code: 'UNKNOWN_CONDITION', params: { line, name: name === '' ? text : name } };
  }
  return rest === '' ? { code: 'REQUIRED', params: { line } } : { only: name, text: rest };
}

function readLine(text: string, line: number): ContractTextModule | TextProblem {
  const block = /^\[(.*)\]$/.exec(text)?.[1];
  if (block !== undefined) {
    const name = block.trim();
    return isTextBlock(name) ? { data: name } : { code: 'UNKNOWN_BLOCK', params: { line, name } };
  }
  if (text.startsWith('?')) return conditional(text, line);
  const marked = /^(?<mark>[-#>])(?<rest>.*)$/.exec(text)?.groups;
  if (!marked) return { text };
  const rest = marked['rest']?.trim() ?? '';
  if (rest === '') return { code: 'REQUIRED', params: { line } };
  if (marked['mark'] === '-') return { list: [rest] };
  return marked['mark'] === '#' ? { subheading: rest } : { note: rest };
}

/**
 * Reads a text as it is edited, one paragraph a line: `- item`, `# subheading`, `> note`, `[data block]` and
 * `? circumstance: paragraph`. Items on lines without an empty one between them are one list.
 */
export function readText(source: string): ReadText {
  const modules: { line: number; module: ContractTextModule }[] = [];
  const problems: TextProblem[] = [];
  const lines = source.split(/\r?\n/);
  lines.forEach((raw, index) => {
    const text = raw.trim();
    if (text === '') return;
    const line = index + 1;
    const read = readLine(text, line);
    if ('code' in read) {
      problems.push(read);
      return;
    }
    const last = modules.at(-1);
    const continues = last !== undefined && 'list' in read && lines[index - 1]?.trim() !== '';
    if (continues && 'list' in last.module) last.module = { list: [...last.module.list, ...read.list] };
    else modules.push({ line, module: read });
  });
  return { modules, problems };
}

function writeModule(module: ContractTextModule): string {
  if ('data' in module) return `[${module.data}]`;
  if ('list' in module) return module.list.map((item) => `- ${item}`).join('\n');
  if ('note' in module) return `> ${module.note}`;
  if ('subheading' in module) return `# ${module.subheading}`;
  return module.only === undefined ? module.text : `? ${module.only}: ${module.text}`;
}

/** Modules as they are edited; reading them gives the same modules. */
export function writeText(modules: readonly ContractTextModule[]): string {
  return modules.map(writeModule).join('\n\n');
}
