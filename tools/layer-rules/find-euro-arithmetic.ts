import { Visitor, type BinaryExpression, type Expression, type Program } from 'oxc-parser';
import type { LineOf } from './line-counter.ts';
import type { Place } from './source-module.ts';

const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/=']);

/**
 * Finds `+ - * / %` on amounts in euros, whose names end in `Eur`, also on those that `Math` rounds or compares first. A sign
 * alone is exact.
 */
export function findEuroArithmetic(program: Program, lineOf: LineOf): Place[] {
  const found: Place[] = [];
  const check = (operator: string, start: number, operands: readonly BinaryExpression['left'][]) => {
    if (ARITHMETIC.has(operator) && operands.some(isEuro)) found.push({ line: lineOf(start) });
  };
  new Visitor({
    BinaryExpression({ operator, start, left, right }) {
      check(operator, start, [left, right]);
    },
    AssignmentExpression({ operator, start, left, right }) {
      // Only a plain place is counted up; a pattern takes no such operator.
      check(operator, start, [left as Expression, right]);
    },
  }).visit(program);
  return found;
}

function isEuro(operand: BinaryExpression['left']): boolean {
  switch (operand.type) {
    case 'Identifier':
      return operand.name.endsWith('Eur');
    case 'MemberExpression':
      return (
        operand.property.type === 'Identifier' && !operand.computed && operand.property.name.endsWith('Eur')
      );
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return isEuro(operand.expression);
    case 'LogicalExpression':
      return isEuro(operand.left) || isEuro(operand.right);
    case 'CallExpression': {
      const { callee } = operand;
      const isMath =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'Math';
      return (
        isMath && operand.arguments.some((argument) => argument.type !== 'SpreadElement' && isEuro(argument))
      );
    }
    default:
      return false;
  }
}
