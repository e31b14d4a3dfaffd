import { Visitor, type Comment, type Expression, type Program, type TSType } from 'oxc-parser';
import type { LineOf } from './line-counter.ts';
import type { Place } from './source-module.ts';

/**
 * Finds `x as T`, `<T>x` and `x!` without a comment that ends on the line before the assertion (or before its
 * statement) or on one of its own lines. `as const` asserts nothing and needs no reason.
 */
export function findUnexplainedAssertions(
  program: Program,
  comments: readonly Comment[],
  lineOf: LineOf,
): Place[] {
  const commentLines = new Set(comments.map((comment) => lineOf(comment.end)));
  const found: Place[] = [];
  const check = (node: { start: number; end: number; expression: Expression }) => {
    const [first, last] = [lineOf(node.start), lineOf(node.end)];
    for (let line = first - 1; line <= last; line += 1) if (commentLines.has(line)) return;
    found.push({ line: last });
  };
  new Visitor({
    TSAsExpression(node) {
      if (!isConst(node.typeAnnotation)) check(node);
    },
    TSTypeAssertion: check,
    TSNonNullExpression: check,
  }).visit(program);
  return found;
}

function isConst(type: TSType): boolean {
  return (
    type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
  );
}
