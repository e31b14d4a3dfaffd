/** How a module names another one. A dynamic import with a computed name has the specifier `null`. */
export interface ModuleImport {
  readonly specifier: string | null;
  readonly kind: 'static' | 'type' | 'dynamic' | 're-export';
  readonly line: number;
}

/** A place in a module. */
export interface Place {
  readonly line: number;
}

/** A reply of the API that reaches no `LoadState` of its module. */
export interface UnshownRead extends Place {
  /** Its name; that of the hook where a variable names it. */
  readonly endpoint: string;
}

/** One source file of the repository as the rules see it; paths are relative to the root, with slashes. */
export interface SourceModule {
  readonly path: string;
  readonly imports: readonly ModuleImport[];
  /** Type assertions (`as X`, `x!`) that no comment gives a reason for. */
  readonly unexplainedAssertions: readonly Place[];
  readonly unshownReads: readonly UnshownRead[];
  readonly forms: readonly Place[];
  /** Arithmetic on amounts in euros. */
  readonly euroArithmetic: readonly Place[];
  /** Tests and test support: may import development dependencies. */
  readonly isTest: boolean;
}
