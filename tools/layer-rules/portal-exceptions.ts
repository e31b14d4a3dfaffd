const DOES_WITHOUT = 'the page stands without it';
const SHOWN_BELOW = 'handed to a part that shows it in a LoadState';

/** Reads of the portal whose reply reaches no `LoadState` of the same file, by file and endpoint, with the reason. */
export const READS_WITHOUT_LOAD_STATE: Readonly<Record<string, string>> = {
  'features/calculator/calculator-page.tsx getUserInfo': 'suggests answers; without it the usual assumptions',
  'product/comparison/private-lease-of.ts getComparisonDefaults':
    'the comparison below shows it; without it the rate of private leasing',
  'product/worked-example/worked-example.tsx getExample':
    'an example beside the claim; without it the page is whole',
  'api/use-api-query.ts useQuery': 'the hook itself',
  'api/use-me.ts getMe': 'who is signed in is the matter of the header',
  'features/vehicle/offer-sheet/offer-tools.tsx getComparisonDefaults':
    'a part of the printed offer; without it the others',
  'features/vehicle/offer-sheet/comparison-on-paper.tsx getUserInfo':
    'the price panel of the page has read it',
  'features/vehicle/comparison-of-car.tsx getPricingTerms': 'one row of the table; without it the others',
  'product/law-state/use-current-law.ts getPricingTerms': DOES_WITHOUT,
  'api/support-line.tsx getSupportContact': DOES_WITHOUT,
  'features/lease/fines/fine-task.tsx listOwnFines': DOES_WITHOUT,
  'features/lease/car-page.tsx listDrivers': DOES_WITHOUT,
  'features/orders/list/order-card.tsx listOwnLeases': DOES_WITHOUT,
  'features/lease/month-task.tsx getDriverMonth': DOES_WITHOUT,
  'favourites/use-remembered-cars.ts listFavourites': 'the page of the remembered cars shows it',
  'features/account/account-promise.tsx searchVehicles': DOES_WITHOUT,
  'features/account/register-code-step.tsx readRegisterCode': 'a hint; sending the form says what failed',
  'features/account/registration-fields.tsx getTerms': 'sending the form asks again and says what failed',
  'features/account/second-factor-page.tsx getSignInMethods': DOES_WITHOUT,
  'features/account/use-password-code.ts readPasswordCode': 'sending the form says what failed',
  'features/audit/audit-page.tsx searchAuditLog': SHOWN_BELOW,
  'features/audit/audit-page.tsx searchEmployerAuditLog': SHOWN_BELOW,
  'features/catalogue-import/change-details.tsx getImportFormat': 'names of columns; without them their keys',
  'features/catalogue-import/upload-card.tsx listCatalogueImports':
    'progress; the upload itself says what failed',
  'features/employer/use-approval-selection.ts getEmployerOrder':
    'chooses a tab; the sheet of the order shows it',
  'features/faq/applied-benefit-value.tsx getPricingTerms': DOES_WITHOUT,
  'features/faq/applied-cap.tsx getPricingTerms': DOES_WITHOUT,
  'features/orders/workflow/use-verification.ts useApiQuery': 'asked every three seconds',
  'features/orders/workflow/use-verification.ts getVerificationStatus': 'asked every three seconds',
  'features/people/employment-dialog.tsx getEmployerRules': 'suggestions of a field',
  'features/people/people-page.tsx listAdminRequests': DOES_WITHOUT,
  'features/people/people-page.tsx listPeople': SHOWN_BELOW,
  'features/provider/stuck-notice.tsx listStuckWork': DOES_WITHOUT,
  'features/provider-people/provider-people-page.tsx listProviderPeople': SHOWN_BELOW,
  'features/profile/first-rate.tsx getVehicle': 'the picture beside the rate; without it a drawn car',
  'features/search/employer-notice.tsx getEmployerOffer': DOES_WITHOUT,
  'features/search/saved/saved-searches-bar.tsx listSavedSearches': DOES_WITHOUT,
  'features/search/salary-basis.tsx getUserInfo': DOES_WITHOUT,
  'features/search/search-page.tsx searchVehicles': SHOWN_BELOW,
  'features/search/budget/use-package-rates.ts listPackageRates': SHOWN_BELOW,
  'features/search/use-brand-names.ts listManufacturers': 'choices of a filter; without them the chosen one',
  'features/search/use-filter-form.ts listModels': 'choices of a filter; without them the chosen one',
  'features/vehicle/use-tax-of-package.ts getTaxResult': SHOWN_BELOW,
  'features/vehicle/later-line.tsx getLater': DOES_WITHOUT,
  'features/vehicle/later-of-car.tsx getPricingTerms': 'the panel says what failed, in its own height',
  'features/vehicle/later-of-car.tsx getUserInfo': 'the panel says what failed, in its own height',
  'features/vehicle/offer-sheet/use-shown-later.ts getLater': DOES_WITHOUT,
  'features/vehicle/offer-sheet/use-shown-later.ts getUserInfo': DOES_WITHOUT,
  'features/vehicle/offer-sheet/use-shown-later.ts getPricingTerms': DOES_WITHOUT,
};

const SENDS_NOTHING = 'sends nothing to the server';
const OWN_TEST = 'outlivesFailures tries it';

/** Forms of the portal that are no `SentForm`, by file, with the reason. */
export const FORMS_OF_THEIR_OWN: Readonly<Record<string, string>> = {
  'forms/form.tsx': 'the form itself',
  'forms/sent-form.tsx': 'the form that is sent',
  'features/account/forgotten-page.tsx': OWN_TEST,
  'features/account/login-page.tsx': OWN_TEST,
  'features/account/register-code-step.tsx': 'its own tests: reads, and marks a refused code in its field',
  'features/account/second-step.tsx': 'its own tests: a wrong code is marked in its field',
  'features/account/set-password.tsx': OWN_TEST,
  'features/audit/audit-filter.tsx': SENDS_NOTHING,
  'features/calculator/calculator-form.tsx': SENDS_NOTHING,
  'features/cars/photo-card.tsx': OWN_TEST,
  'features/catalogue-import/upload-card.tsx': OWN_TEST,
  'features/contract-texts/draft-editor.tsx': OWN_TEST,
  'features/invitations/file-card.tsx': OWN_TEST,
  'features/law/load-figures.tsx': OWN_TEST,
  'product/document-viewer/pdf-pages.tsx': SENDS_NOTHING,
  'features/profile/profile-form.tsx': OWN_TEST,
  'features/search/filter-bar.tsx': SENDS_NOTHING,
  'features/search/filter-drawer.tsx': SENDS_NOTHING,
  'features/vehicle/what-if/what-if-form.tsx': SENDS_NOTHING,
};

/** Files of the portal that calculate with euros, with the reason. */
export const EURO_ARITHMETIC: Readonly<Record<string, string>> = {
  'features/vehicle/package-terms-section.tsx': 'a price per kilometre has tenths of a cent',
};
