/** How a module names another one. A dynamic import with a computed name has the specifier `null`. */
export interface ModuleImport {
  readonly specifier: string | null;
  readonly kind: 'static' | 'type' | 'dynamic' | 're-export';
  readonly line: number;
}

/** A type assertion (`as X`, `x!`) that no comment gives a reason for. */
export interface UnexplainedAssertion {
  readonly line: number;
}

/** One source file of the repository as the rules see it; paths are relative to the root, with slashes. */
export interface SourceModule {
  readonly path: string;
  readonly imports: readonly ModuleImport[];
  readonly unexplainedAssertions: readonly UnexplainedAssertion[];
  /** Tests and test support: may import development dependencies. */
  readonly isTest: boolean;
}
