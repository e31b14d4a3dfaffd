import { Visitor, type BinaryExpression, type Expression, type Program } from 'oxc-parser';
import type { LineOf } from './line-counter.ts';
import type { Place } from './source-module.ts';

/** Euros of the wire end in `Eur`; these are the ones that the specification names otherwise. */
const OTHER_EURO_NAMES =
  /^(?:userPrice|takeHome|brutto|lohnst|soli|kirchensteuer|(?:kranken|pflege|renten)versicherung|monthlyNetLeasing|leaseFrom|yourLeaseFrom|estimateLeaseFrom|listPrice|employerContribution|vatPassedOn|nonCashBenefit|companyPensionPlan)$/;
const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/=']);

/** Finds `+ - * / %` on amounts in euros, also on those that `Math` rounds or compares first. A sign alone is exact. */
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
      return isEuroName(operand.name);
    case 'MemberExpression':
      return operand.property.type === 'Identifier' && !operand.computed && isEuroName(operand.property.name);
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

function isEuroName(name: string): boolean {
  return name.endsWith('Eur') || OTHER_EURO_NAMES.test(name);
}
