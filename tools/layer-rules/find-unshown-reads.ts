import { Visitor, type Expression, type Program } from 'oxc-parser';
import type { LineOf } from './line-counter.ts';
import type { UnshownRead } from './source-module.ts';

const READS = new Set(['useApiQuery', 'useInfiniteQuery', 'useQuery']);
const LOAD_STATE = /LoadState$|^QueryTable$/;

/**
 * Finds replies of the API that are read but do not reach the `query` of a `LoadState`, or of a `QueryTable`, which has one, alone or in `bothOf`: whether they
 * wait or failed, the page would not say.
 */
export function findUnshownReads(program: Program, lineOf: LineOf): UnshownRead[] {
  const names = new Map<number, string>();
  const reads: { readonly start: number; readonly endpoint: string }[] = [];
  const shown = new Set<string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) names.set(init.start, id.name);
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'Identifier' || !READS.has(callee.name)) return;
      const endpoint = first?.type === 'Literal' ? String(first.value) : callee.name;
      reads.push({ start, endpoint });
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !LOAD_STATE.test(name.name)) return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'query') continue;
        const { value } = attribute;
        if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression')
          continue;
        for (const one of namesIn(value.expression)) shown.add(one);
      }
    },
  }).visit(program);
  return reads
    .filter(({ start }) => !shown.has(names.get(start) ?? ''))
    .map(({ start, endpoint }) => ({ endpoint, line: lineOf(start) }));
}

/** The names of the replies in `query={one}` and `query={bothOf(one, other)}`. */
function namesIn(expression: Expression): string[] {
  if (expression.type === 'Identifier') return [expression.name];
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return [];
  if (expression.callee.name !== 'bothOf') return [];
  return expression.arguments.flatMap((one) => (one.type === 'SpreadElement' ? [] : namesIn(one)));
}
