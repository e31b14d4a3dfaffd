/** What the source of one workspace may import. A workspace without an entry is refused. */
export interface WorkspaceRule {
  readonly workspaces: readonly string[];
  /** npm packages beyond which nothing may be imported; `declared` allows whatever its package.json names. */
  readonly npm: 'declared' | readonly string[];
  /** Pure workspaces import no Node built-in module outside their tests. */
  readonly pure: boolean;
}

const DOMAIN_PACKAGES = [
  'payroll',
  'later-benefits',
  'ordering',
  'leasing',
  'contract-document',
  'payroll-export',
  'offer',
];

/** The layers of the product: kernel <- packages <- apps. Keys are the directory names of the workspaces. */
export const WORKSPACE_RULES: Readonly<Record<string, WorkspaceRule>> = {
  'packages/kernel': { workspaces: [], npm: [], pure: true },
  'packages/payroll': { workspaces: ['kernel'], npm: [], pure: true },
  // What a conversion changes in benefits, from the two payslips.
  'packages/later-benefits': { workspaces: ['kernel', 'payroll'], npm: [], pure: true },
  'packages/ordering': { workspaces: ['kernel'], npm: [], pure: true },
  'packages/leasing': { workspaces: ['kernel'], npm: [], pure: true },
  'packages/payroll-export': { workspaces: ['kernel'], npm: [], pure: true },
  'packages/offer': { workspaces: ['kernel'], npm: [], pure: true },
  // Prints the payslip lines and later benefits under the codes of their packages.
  'packages/contract-document': {
    workspaces: ['kernel', 'payroll', 'later-benefits', 'offer'],
    npm: 'declared',
    pure: true,
  },
  // Translates between the contract and payroll, for server and browser alike.
  'packages/pricing': {
    workspaces: ['kernel', 'payroll', 'later-benefits', 'api-spec'],
    npm: [],
    pure: true,
  },
  'packages/car-drawing': { workspaces: [], npm: ['zod'], pure: true },
  'packages/api-spec': { workspaces: ['kernel', 'car-drawing'], npm: ['zod'], pure: true },
  'apps/server': {
    workspaces: ['kernel', 'api-spec', 'pricing', 'car-drawing', ...DOMAIN_PACKAGES],
    npm: 'declared',
    pure: false,
  },
  'apps/portal': {
    workspaces: ['kernel', 'payroll', 'offer', 'ordering', 'leasing', 'pricing', 'api-spec'],
    npm: 'declared',
    pure: false,
  },
  e2e: { workspaces: ['kernel', 'api-spec'], npm: 'declared', pure: false },
  bench: { workspaces: ['kernel', 'api-spec', ...DOMAIN_PACKAGES], npm: 'declared', pure: false },
  // Scripts, tools and configurations at the root; the payroll command answers cases with the packages.
  '.': { workspaces: ['payroll', 'later-benefits', 'api-spec'], npm: 'declared', pure: false },
};

/** The directory of the workspace a path lies in; `.` for the root. */
export function workspaceOf(path: string): string {
  const match = /^((?:packages|apps)\/[^/]+|e2e|bench)\//.exec(path);
  return match?.[1] ?? '.';
}

/** The name by which other workspaces import a workspace directory. */
export function workspaceName(directory: string): string {
  return directory.slice(directory.lastIndexOf('/') + 1);
}
