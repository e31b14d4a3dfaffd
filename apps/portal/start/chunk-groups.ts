interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp | ((id: string) => boolean);
  readonly priority: number;
}

// Code of every page, in one chunk: dozens of tiny ones compress badly and cost a request each.
const EVERY_PAGE = new RegExp(
  [
    'node_modules/(react-router|i18next|clsx)/',
    'node_modules/@tanstack/(?!.*/(mutationObserver|infiniteQueryObserver|queriesObserver|useMutation|useInfiniteQuery|useQueries)\\.)',
    'node_modules/@mantine/core/esm/core/(?!utils/(create-scoped-keydown-handler|find-element-in-shadow-dom|shallow-equal|close-on-escape))',
    'node_modules/@mantine/core/esm/components/(Button|ActionIcon|UnstyledButton|Loader|Transition|CloseButton)/',
    'node_modules/@mantine/core/esm/components/(Input|InputBase|TextInput|NativeSelect|VisuallyHidden|Skeleton)/',
    'packages/kernel/src/(?!csv-text-cell|unprintable-characters|has-letter-or-digit)',
    'apps/portal/src/ui/(notice|tone|failure-state|page-title|hero-rate|fact-list|vehicle-stage|drawn-in-steps)',
    'apps/portal/start/',
    'apps/portal/src/(api|format|i18n|navigation|session)/(?!use-api-mutation|use-pressed-mutation|both-of|parse-|signed-euro|months-left|months-around|use-leave-guard|registration-callback|desk-paths)',
    'apps/portal/src/layout/(?!navigation-drawer|not-found|other-role|saved-language)',
    'apps/portal/src/feedback/(toasts-wanted|load-toasts|return-focus)',
    'apps/portal/src/favourites/(remembered-cars|use-remembered-cars)',
    'icons/IconBookmark\\.',
  ].join('|'),
);

// One sheet for the styles that most pages share, the library's with them: each sheet is a request before the first paint.
// The names of its classes stand in the script beside it.
const SHARED_STYLES = new RegExp(
  [
    'node_modules/@(mantine|fontsource-variable)/.*\\.css$',
    'apps/portal/src/(theme|layout|feedback|product/(law-state|payslip))/.*\\.css$',
    'apps/portal/src/ui/(?!check-list|qr-code|read-more|scrolling-table|step-bar|text-page).*\\.css$',
    'apps/portal/src/forms/field-grid\\.module\\.css$',
  ].join('|'),
);

// What several pages share, in few chunks for the same reason.
const SHARED = {
  rates: new RegExp(
    [
      'packages/offer/src/cars/',
      'packages/api-spec/src/(euro-amounts|vehicle-kinds)',
      'apps/portal/src/ui/(saving-chip|rate-comparison|rate-bar)\\.',
      'apps/portal/src/product/law-state/',
      'node_modules/@tabler/icons-react/dist/esm/icons/IconChevronDown\\.',
    ].join('|'),
  ),
  pieces: new RegExp(
    [
      'node_modules/@mantine/core/esm/components/(Radio|InlineInput)/',
      'node_modules/@tanstack/.*/(mutationObserver|useMutation)\\.',
      'apps/portal/src/(ui/(radio-cards|section-card|empty-state|status-badge|step-bar)|forms/field-grid|api/(use-api-mutation|use-pressed-mutation|both-of)|format/(signed-euro|months-left))\\.',
      'apps/portal/src/product/(employer-offer/use-obstacle-text|january/next-january)\\.',
      'icons/Icon(ChevronUp|Minus|Plus|Trash)\\.mjs',
    ].join('|'),
  ),
  search: /apps\/portal\/src\/features\/search\/search-page\./,
  payslip:
    /apps\/portal\/src\/(product\/(payslip|share)\/|product\/comparison\/compared-car-of|ui\/(drawn-in-steps|gross-flow|payslip-table|compound-word|rate-dock))/,
  form: /node_modules\/react-hook-form\/|apps\/portal\/src\/forms\/(form|use-resolver-form|submit-button|text-field|password-field)\./,
  schemas: new RegExp(
    [
      'node_modules/zod/',
      'packages/kernel/src/(unprintable-characters|has-letter-or-digit)\\.',
      'packages/api-spec/src/(field-error-codes|field-errors|schemas/(auth|basics|user-info))\\.',
      'apps/portal/src/forms/(schema-resolver|use-schema-form)\\.',
    ].join('|'),
  ),
  account:
    /apps\/portal\/src\/features\/account\/(account-layout|account-page|use-finish-login|second-step)\./,
  fields:
    /apps\/portal\/src\/(forms\/(select-field|radio-cards-field|decimal-field|date-field|kept-entries)|format\/parse-(decimal|date)|product\/(address-form|kept-entries|salary-form\/use-field-texts))/,
  text: /apps\/portal\/src\/(ui\/text-page|features\/legal\/legal-text)\./,
};

// Two halves arrive sooner than one whole: each has a connection of its own.
const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** Which code is sent in one file: each file is a request, and few large ones compress better than many small ones. */
export const CHUNK_GROUPS: ChunkGroup[] = [
  { name: 'react', test: REACT, priority: 10 },
  { name: 'base', test: (id) => EVERY_PAGE.test(id) || SHARED_STYLES.test(id), priority: 9 },
  // The order of the list; the bundler ignores a priority below zero.
  ...Object.entries(SHARED).map(([name, test], index) => ({
    name,
    test,
    priority: 8 - index / 100,
  })),
];
