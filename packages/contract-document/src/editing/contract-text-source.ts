import { refuse, ok, unprintableCharacters, type Result } from '@stromwandel/kernel';
import type { ContractTextModule, ContractTexts } from '../contract-texts.ts';
import { figureProblems, namedPlaceholders } from './check-figures.ts';
import { readText, writeText, type PlacedModule, type TextProblem } from './text-notation.ts';
import { TEXT_BLOCKS, TEXT_PLACEHOLDERS } from './text-vocabulary.ts';

/** The texts of a contract as they are edited: plain text for the opening and each section. */
export interface ContractTextSource {
  readonly title: string;
  readonly opening: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly startsPage: boolean;
    readonly source: string;
  }[];
}

/** A problem and the part of the source it is in, `sections.3.source`. */
export interface PlacedTextProblem extends TextProblem {
  readonly path: string;
}

interface Part {
  readonly path: string;
  readonly modules: readonly PlacedModule[];
}

/** Version texts for editing. */
export function contractTextSource(texts: ContractTexts): ContractTextSource {
  return {
    title: texts.title,
    opening: writeText(texts.opening),
    sections: texts.sections.map(({ heading, startsPage, modules }) => ({
      heading,
      startsPage: startsPage ?? false,
      source: writeText(modules),
    })),
  };
}

function missingProblems(modules: readonly ContractTextModule[]): PlacedTextProblem[] {
  const named = namedPlaceholders(modules);
  // Widened: what is asked for is any name.
  const blocks = new Set(modules.flatMap((module) => ('data' in module ? [module.data as string] : [])));
  const missing = (
    uses: Readonly<Record<string, { readonly mandatory: boolean }>>,
    held: ReadonlySet<string>,
  ) => Object.entries(uses).flatMap(([name, use]) => (use.mandatory && !held.has(name) ? [name] : []));
  return [
    ...missing(TEXT_PLACEHOLDERS, named).map((name): PlacedTextProblem => ({
      path: 'sections',
      code: 'MISSING_PLACEHOLDER',
      params: { name },
    })),
    ...missing(TEXT_BLOCKS, blocks).map((name): PlacedTextProblem => ({
      path: 'sections',
      code: 'MISSING_BLOCK',
      params: { name },
    })),
  ];
}

function byLine(one: TextProblem, other: TextProblem): number {
  return Number(one.params['line'] ?? 0) - Number(other.params['line'] ?? 0);
}

// The place of the signature is the foot of the last page.
function blockProblems(parts: readonly Part[]): PlacedTextProblem[] {
  const seen = new Set<string>();
  const last = parts.at(-1)?.modules.at(-1);
  return parts.flatMap(({ path, modules }) =>
    modules.flatMap((placed): PlacedTextProblem[] => {
      const { module, line } = placed;
      if (!('data' in module)) return [];
      const name = module.data;
      if (seen.has(name)) return [{ path, code: 'BLOCK_TWICE', params: { line, name } }];
      seen.add(name);
      return name === 'signature' && placed !== last
        ? [{ path, code: 'BLOCK_NOT_LAST', params: { line, name } }]
        : [];
    }),
  );
}

function lineProblem(path: string, text: string): PlacedTextProblem[] {
  const [character] = unprintableCharacters(text);
  if (character !== undefined)
    return [{ path, code: 'UNPRINTABLE_CHARACTERS', params: { line: 1, character } }];
  return text.trim() === '' ? [{ path, code: 'REQUIRED', params: { line: 1 } }] : [];
}

/**
 * The texts of an edited source, if a contract can be printed from them: every placeholder and block is known, stands
 * where it has a meaning, and none that a contract needs is missing.
 * @returns the texts, else every problem with its part and line
 */
export function readContractTexts(
  source: ContractTextSource,
  version: string,
): Result<ContractTexts, readonly PlacedTextProblem[]> {
  const sources = [
    { path: 'opening', text: source.opening },
    ...source.sections.map((section, index) => ({ path: `sections.${index}.source`, text: section.source })),
  ].map(({ path, text }) => ({ path, ...readText(text) }));
  const modules = sources.flatMap((part) => part.modules.map(({ module }) => module));
  const problems: PlacedTextProblem[] = [
    ...lineProblem('title', source.title),
    ...source.sections.flatMap(({ heading }, index) => lineProblem(`sections.${index}.heading`, heading)),
    ...sources.flatMap(({ path, ...part }) =>
      [...part.problems, ...part.modules.flatMap(figureProblems)]
        .toSorted(byLine)
        .map((problem) => ({ path, ...problem })),
    ),
    ...blockProblems(sources),
    ...missingProblems(modules),
  ];
  if (problems.length > 0) return refuse(problems);
  const [opening = [], ...sections] = sources.map((part) => part.modules.map(({ module }) => module));
  return ok({
    version,
    title: source.title.trim(),
    opening,
    sections: source.sections.map(({ heading, startsPage }, index) => ({
      heading: heading.trim(),
      ...(startsPage && { startsPage }),
      modules: sections[index] ?? [],
    })),
  });
}
