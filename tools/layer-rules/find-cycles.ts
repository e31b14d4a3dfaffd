/**
 * Finds import cycles: each result is a set of modules that reach each other (Tarjan's strongly connected
 * components with more than one member, or one that imports itself), sorted by name.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const cycles: string[][] = [];

  function visit(node: string): number {
    const index = order.size;
    order.set(node, index);
    let low = index;
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === index) close(node);
    return low;
  }

  function close(root: string): void {
    const members = stack.splice(stack.indexOf(root));
    for (const member of members) open.delete(member);
    const selfImport = members.length === 1 && (graph.get(root) ?? []).includes(root);
    if (members.length > 1 || selfImport) cycles.push(members.toSorted());
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
