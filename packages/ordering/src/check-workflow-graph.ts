import { STEP_LIST } from './step-list.ts';
import { isPathStepType, type StepType } from './step-type.ts';
import type { StepDefinition } from './step.ts';
import { successors } from './transitions.ts';

/**
 * Finds faults in a step list and its transitions:
 * - unreachable steps
 * - steps that lead only in circles, or nowhere without being final
 * - transitions to missing steps
 * - steps without a role that may act
 * - unsorted or duplicate entries
 * @returns one line per fault; empty when the graph is sound. A server refuses to start otherwise
 */
export function checkWorkflowGraph(
  list: readonly StepDefinition[] = STEP_LIST,
  successorsOf: (stepType: StepType) => readonly StepType[] = nextSteps,
): string[] {
  const faults: string[] = [];
  const known = new Set(list.map((step) => step.stepType));
  if (known.size !== list.length) faults.push('A step type occurs twice.');
  list.forEach((step, index) => {
    const previous = list[index - 1];
    if (previous && previous.orderNumber >= step.orderNumber)
      faults.push(`${step.stepType} is out of order.`);
    const next = successorsOf(step.stepType);
    if (!step.final && next.length === 0) faults.push(`${step.stepType} is a dead end.`);
    next
      .filter((target) => !known.has(target))
      .forEach((target) => faults.push(`${step.stepType} leads to ${target}, which is missing.`));
    const enabled = step.userEnabled || step.adminEnabled || step.tenantAdminEnabled;
    const isNegativeEnd = step.final && step.success === false;
    if (enabled === isNegativeEnd) faults.push(`${step.stepType} has the wrong actors.`);
  });
  const ends = new Set(list.filter((step) => step.final).map((step) => step.stepType));
  list
    .filter((step) => [...reachableFrom(step.stepType, successorsOf)].every((next) => !ends.has(next)))
    .forEach((step) => faults.push(`${step.stepType} never comes to an end.`));
  const reached = reachableFrom(list[0]?.stepType, successorsOf);
  list
    .filter((step) => !reached.has(step.stepType))
    .forEach((step) => faults.push(`${step.stepType} cannot be reached.`));
  return faults;
}

function nextSteps(stepType: StepType): readonly StepType[] {
  return isPathStepType(stepType) ? successors(stepType) : [];
}

function reachableFrom(
  start: StepType | undefined,
  successorsOf: (stepType: StepType) => readonly StepType[],
): Set<StepType> {
  const reached = new Set<StepType>();
  const open = start ? [start] : [];
  for (let step = open.pop(); step; step = open.pop()) {
    if (reached.has(step)) continue;
    reached.add(step);
    open.push(...successorsOf(step));
  }
  return reached;
}
