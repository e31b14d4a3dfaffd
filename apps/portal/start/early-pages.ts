import type { CallOf, EndpointName, LegalPage } from '@stromwandel/api-spec';

/** A call that a page makes at once, with its path: the contract is not at hand where the page is written. */
export interface EarlyCall {
  readonly path: string;
  readonly endpoint: EndpointName;
  readonly input: unknown;
}

function callOf<N extends EndpointName>(path: string, endpoint: N, input: CallOf<N>): EarlyCall {
  return { path, endpoint, input };
}

/** What every page asks for who is signed in. */
export const ME_CALL = callOf('/v1/user/me', 'getMe', {});

/** What pages with rates ask for the state of the law. */
const LAW_CALL = callOf('/v1/calculator/terms', 'getPricingTerms', {});

/** What sets out together with a page's address, before any script of the portal has run. */
export interface EarlyPage {
  /** Files whose code the page needs, from the portal's root; the router's import of them finds it there. */
  readonly code: readonly string[];
  /** Namespaces of its texts, beyond those of every page. */
  readonly texts: readonly string[];
  /** Calls that the page makes at once; names of the address's parts, as in the key, stand for what the address says. */
  readonly calls?: readonly EarlyCall[];
  /** Title and lead that are read before any script has run; none where they depend on a reply. */
  readonly words?: Words;
  /** Address of the picture of the page's car, seen before any script has run. */
  readonly picture?: string;
}

export interface Words {
  /** Keys with their namespace. */
  readonly title: string;
  readonly lead: string;
  /** Title and text of the first card, where the text is larger than the lead. */
  readonly card?: readonly [title: string, text: string];
  /** Whose place they take: of pages below the navigation, or of the ways into an account. */
  readonly layout: 'main' | 'account';
  /** Whom they are for; the others read other words, or are led elsewhere. Without it, everyone. */
  readonly readers?: 'visitors' | 'members';
  /** Keys of what members read instead. */
  readonly ofMembers?: Pick<Words, 'title' | 'lead'>;
}

function account(name: string, texts: string): EarlyPage {
  const features = 'src/features/account';
  return {
    code: [`${features}/account-layout.tsx`, `${features}/${name}-page.tsx`],
    texts: ['account'],
    words: {
      title: `account:${texts}.title`,
      lead: `account:${texts}.lead`,
      layout: 'account',
      readers: 'visitors',
    },
  };
}

function wordsOf(title: string, lead: string): Words {
  return { title, lead, layout: 'main' };
}

function profile(tab: 'salary' | 'orders', page: string, ownTexts: readonly string[]): EarlyPage {
  return {
    code: ['src/features/profile/profile-area.tsx', page],
    texts: ['profile', ...ownTexts],
    words: { ...wordsOf(`profile:tabs.${tab}`, `profile:lead.${tab}`), readers: 'members' },
  };
}

function legal(page: LegalPage): EarlyPage {
  return {
    code: [`src/features/legal/${page}-page.tsx`],
    texts: ['legal'],
    calls: [callOf(`/v1/legal/${page}`, 'getLegalText', { params: { page } })],
  };
}

/**
 * Pages that people arrive on, by address. `early-pages.test.tsx` holds them against the
 * route table.
 */
export const EARLY_PAGES: Readonly<Record<string, EarlyPage>> = {
  '/search': {
    code: ['src/features/search/search-page.tsx'],
    texts: ['search'],
    calls: [
      callOf('/v1/search', 'searchVehicles', { query: {} }),
      callOf('/v1/search/manufacturers', 'listManufacturers', {}),
      LAW_CALL,
    ],
    words: {
      ...wordsOf('search:heading.estimate', 'search:heading.estimateLead'),
      ofMembers: { title: 'search:heading.own', lead: 'search:heading.ownLead' },
    },
  },
  '/calculator': {
    code: ['src/features/calculator/calculator-page.tsx'],
    texts: ['calculator', 'payslip', 'profile'],
    calls: [callOf('/v1/calculator/cars', 'listCalculatorCars', {}), LAW_CALL],
    words: wordsOf('calculator:heading', 'calculator:lead'),
  },
  '/vehicle/:vehicleId': {
    code: ['src/features/vehicle/vehicle-page.tsx'],
    texts: ['vehicle', 'payslip', 'offer'],
    calls: [
      callOf('/v1/vehicle/:vehicleId', 'getVehicle', { params: { vehicleId: ':vehicleId' } }),
      LAW_CALL,
    ],
    picture: '/media/vehicles/:vehicleId/drawing',
  },
  '/compare': {
    code: ['src/features/search/compare/compare-page.tsx'],
    texts: ['search'],
    words: wordsOf('search:compare.heading', 'search:compare.lead'),
  },
  '/about': {
    code: ['src/features/about/about-page.tsx'],
    texts: ['about', 'search'],
    words: {
      ...wordsOf('about:title', 'about:lead'),
      card: ['about:sections.0.title', 'about:sections.0.text'],
    },
  },
  '/faq': {
    code: ['src/features/faq/faq-page.tsx'],
    texts: ['faq'],
    words: wordsOf('faq:title', 'faq:lead'),
  },
  '/terms': { code: ['src/features/terms/terms-page.tsx'], texts: ['terms'] },
  '/imprint': legal('imprint'),
  '/privacy': legal('privacy'),
  '/accessibility': legal('accessibility'),
  '/withdrawal': legal('withdrawal'),
  '/profile/salary': {
    ...profile('salary', 'src/features/profile/salary-page.tsx', ['address']),
    calls: [
      callOf('/v1/user/info', 'getUserInfo', {}),
      callOf('/v1/user/user-info-config', 'getUserInfoConfig', {}),
    ],
  },
  '/profile/orders': {
    ...profile('orders', 'src/features/orders/list/orders-page.tsx', ['orders', 'workflow', 'payslip']),
    calls: [callOf('/v1/order', 'listOrders', {})],
  },
  '/login': account('login', 'login'),
  '/register': account('register-code', 'registerCode'),
  '/forgotten': account('forgotten', 'forgotten'),
};
