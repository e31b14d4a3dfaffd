import { Visitor, type Program } from 'oxc-parser';
import type { LineOf } from './line-counter.ts';
import type { Place } from './source-module.ts';

const FORMS = new Set(['form', 'Form']);

/** Finds the forms of a module that it draws itself: elements and `Form`s, which send nothing by themselves. */
export function findForms(program: Program, lineOf: LineOf): Place[] {
  const found: Place[] = [];
  new Visitor({
    JSXOpeningElement({ name, start }) {
      if (name.type === 'JSXIdentifier' && FORMS.has(name.name)) found.push({ line: lineOf(start) });
    },
  }).visit(program);
  return found;
}
