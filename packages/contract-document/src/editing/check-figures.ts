import { unprintableCharacters } from '@stromwandel/kernel';
import type { ContractTextModule } from '../contract-texts.ts';
import type { PlacedModule, TextProblem } from './text-notation.ts';
import { TEXT_PLACEHOLDERS } from './text-vocabulary.ts';

/** The sentences of a module, in the order of their lines. */
function sentences(module: ContractTextModule): readonly string[] {
  if ('data' in module) return [];
  if ('list' in module) return module.list;
  if ('note' in module) return [module.note];
  return ['subheading' in module ? module.subheading : module.text];
}

/** The names a sentence has in braces. */
function placeholdersOf(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

function placeholderProblem(name: string, line: number, module: ContractTextModule): TextProblem | null {
  const use = Object.hasOwn(TEXT_PLACEHOLDERS, name) ? TEXT_PLACEHOLDERS[name] : undefined;
  if (!use) return { code: 'UNKNOWN_PLACEHOLDER', params: { line, name } };
  const { condition } = use;
  const stands = 'text' in module ? module.only : undefined;
  if (condition === null || stands === condition) return null;
  return { code: 'PLACEHOLDER_OUT_OF_PLACE', params: { line, name, condition } };
}

function sentenceProblems(
  sentence: string,
  line: number,
  module: ContractTextModule,
): readonly TextProblem[] {
  const problems = placeholdersOf(sentence)
    .map((name) => placeholderProblem(name, line, module))
    .filter((problem) => problem !== null);
  if (/[{}]/.test(sentence.replaceAll(/\{\w+\}/g, ''))) {
    problems.push({ code: 'MALFORMED_PLACEHOLDER', params: { line } });
  }
  const [character] = unprintableCharacters(sentence);
  if (character !== undefined) problems.push({ code: 'UNPRINTABLE_CHARACTERS', params: { line, character } });
  return problems;
}

/** What is wrong with the figures and characters of a module's sentences. */
export function figureProblems({ module, line }: PlacedModule): readonly TextProblem[] {
  return sentences(module).flatMap((sentence, index) => sentenceProblems(sentence, line + index, module));
}

/** The placeholders that modules name. */
export function namedPlaceholders(modules: readonly ContractTextModule[]): ReadonlySet<string> {
  return new Set(modules.flatMap(sentences).flatMap(placeholdersOf));
}
