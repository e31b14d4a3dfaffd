/** Files that `files` matches must not import a file that `mustNotImport` matches. */
export interface FolderRule {
  readonly files: RegExp;
  readonly mustNotImport: RegExp;
  readonly message: string;
}

/** Rules for a folder whose subfolders import only the ones named; `index.ts` imports all. */
function streets(folder: string, mayImport: Readonly<Record<string, readonly string[]>>): FolderRule[] {
  return Object.entries(mayImport).map(([name, others]) => ({
    files: new RegExp(`^${folder}/${name}/`),
    mustNotImport: new RegExp(`^${folder}/(?!(${[name, ...others].join('|')})/)`),
    message: `${name}/ imports only ${[name, ...others].join('/, ')}/`,
  }));
}

/** Directions between the folders of the apps. Tests may import everything. */
export const FOLDER_RULES: readonly FolderRule[] = [
  {
    files: /^apps\/server\/src\/platform\//,
    mustNotImport: /^apps\/server\/src\/(?!platform\/)/,
    message: 'platform/ imports only platform/',
  },
  {
    files: /^apps\/server\/src\/adapters\//,
    mustNotImport: /^apps\/server\/src\/(?!platform\/|adapters\/)/,
    message: 'adapters/ import only platform/ and adapters/',
  },
  {
    files: /^apps\/server\/src\/(?!demo\/|commands\/|testing\/|main\.ts$)/,
    mustNotImport: /^apps\/server\/src\/demo\//,
    message: 'only main.ts and commands/ import demo/',
  },
  ...streets('apps/server/src/modules/orders', {
    record: [],
    reactions: ['record'],
    changes: ['record'],
    commands: ['changes', 'record'],
    replies: ['commands', 'changes', 'record'],
  }),
  {
    files: /^apps\/server\/src\/platform\/table-file\/csv\//,
    mustNotImport: /^apps\/server\/src\/(?!platform\/table-file\/csv\/)/,
    message: 'table-file/csv/ is pure',
  },
  {
    files: /^apps\/server\/src\/modules\/catalogue-import\/rules\//,
    mustNotImport: /^apps\/server\/src\/(?!modules\/catalogue-import\/rules\/|platform\/table-file\/csv\/)/,
    message: 'catalogue-import/rules/ is pure and imports only table-file/csv/',
  },
  {
    files: /^apps\/portal\/src\/product\//,
    mustNotImport: /^apps\/portal\/src\/(features|app)\//,
    message: 'product/ imports no feature and nothing of app/',
  },
];

const FOLDER =
  /^apps\/(server\/src\/(platform|adapters|modules|demo)\/[^/]+|portal\/src\/((features|product)\/)?[^/]+)\//;

/** The folder in which a file counts for circles of folders; null for files that may import in both directions. */
export function folderOf(path: string): string | null {
  return FOLDER.exec(path)?.[0] ?? null;
}
