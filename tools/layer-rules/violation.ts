/** The rules by name; each has a planted violation in the self-test. */
export const RULE_NAMES = [
  'unknown-workspace',
  'workspace-direction',
  'package-entrance',
  'leaves-workspace',
  'missing-file',
  'computed-import',
  'undeclared-dependency',
  'forbidden-dependency',
  'pure-package',
  'test-in-product',
  'feature-isolation',
  'ui-independence',
  'module-entrance',
  'folder-direction',
  'folder-cycle',
  'import-cycle',
  'file-name',
  'unexplained-assertion',
  'unshown-read',
  'form-of-its-own',
  'euro-arithmetic',
] as const;

export type RuleName = (typeof RULE_NAMES)[number];

/** One broken rule at one place. */
export interface Violation {
  readonly rule: RuleName;
  readonly path: string;
  readonly line: number;
  readonly message: string;
}
