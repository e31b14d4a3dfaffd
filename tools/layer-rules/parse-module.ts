import { parseSync, Visitor, type EcmaScriptModule, type Program } from 'oxc-parser';
import type { ModuleImport, SourceModule } from './source-module.ts';
import { findEuroArithmetic } from './find-euro-arithmetic.ts';
import { findForms } from './find-forms.ts';
import { findUnexplainedAssertions } from './find-unexplained-assertions.ts';
import { findUnshownReads } from './find-unshown-reads.ts';
import { lineCounter, type LineOf } from './line-counter.ts';

const TEST_FILE = /\.(test|e2e)\.tsx?$|\/(testing|__tests__)\/|^e2e\//;

/**
 * Reads the imports of one source text: static, type-only, dynamic, `import('x').Type` and re-exports.
 * @throws Error when the text cannot be parsed, since a file that is not understood must not pass as clean.
 */
export function parseModule(path: string, source: string): SourceModule {
  const parsed = parseSync(path, source);
  const failure = parsed.errors[0];
  if (failure) throw new Error(`${path}: ${failure.message}`);
  const lineOf = lineCounter(source);
  const isTest = TEST_FILE.test(path);
  return {
    path,
    isTest,
    imports: [
      ...staticImports(parsed.module, lineOf),
      ...reExports(parsed.module, lineOf),
      ...dynamicImports(parsed.module, source, lineOf),
      ...typeImports(parsed.program, lineOf),
    ],
    unexplainedAssertions: isTest ? [] : findUnexplainedAssertions(parsed.program, parsed.comments, lineOf),
    unshownReads: findUnshownReads(parsed.program, lineOf),
    forms: findForms(parsed.program, lineOf),
    euroArithmetic: isTest ? [] : findEuroArithmetic(parsed.program, lineOf),
  };
}

function staticImports(module: EcmaScriptModule, lineOf: LineOf): ModuleImport[] {
  return module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    kind:
      statement.entries.length > 0 && statement.entries.every((entry) => entry.isType) ? 'type' : 'static',
    line: lineOf(statement.start),
  }));
}

function reExports(module: EcmaScriptModule, lineOf: LineOf): ModuleImport[] {
  return module.staticExports.flatMap((statement) => {
    const request = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (!request) return [];
    return [{ specifier: request.value, kind: 're-export' as const, line: lineOf(statement.start) }];
  });
}

function dynamicImports(module: EcmaScriptModule, source: string, lineOf: LineOf): ModuleImport[] {
  return module.dynamicImports.map(({ start, moduleRequest }) => ({
    specifier: literalText(source.slice(moduleRequest.start, moduleRequest.end)),
    kind: 'dynamic',
    line: lineOf(start),
  }));
}

function typeImports(program: Program, lineOf: LineOf): ModuleImport[] {
  const found: ModuleImport[] = [];
  new Visitor({
    TSImportType(node) {
      found.push({ specifier: node.source.value, kind: 'type', line: lineOf(node.start) });
    },
  }).visit(program);
  return found;
}

function literalText(expression: string): string | null {
  return /^(['"`])([^'"`$\\]*)\1$/.exec(expression.trim())?.[2] ?? null;
}
