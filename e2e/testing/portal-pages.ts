import type { SampleWorld } from './sample-world.ts';

/** The viewer of a page: anonymous, an account of the demo world, or one of the sample world. */
export type Viewer = 'visitor' | 'newcomer' | 'driver' | 'starter' | 'tenantAdmin' | 'admin';

/** A page that can be opened. */
export interface OpenPage {
  readonly viewer: Viewer;
  readonly address: string | ((world: SampleWorld) => string);
  /** Distinguishes it from other pages of the same route. */
  readonly name?: string;
}

/** A route that leads to another page. */
interface Passage {
  readonly viewer: Viewer;
  readonly address: string;
  readonly leadsTo: string;
}

const UNKNOWN_CODE = 'unknown-code';
// A list of a few cars has everything that the full one has, and axe looks at every card.
const LIST = '/search?brands=Polestar';

const order =
  (name: keyof SampleWorld['orders'], page = '') =>
  ({ orders }: SampleWorld) =>
    `/order/${orders[name]}${page}`;

/** Every route of the portal with what people see there. The tests compare its keys with the router's own table. */
export const PORTAL_PAGES: Readonly<Record<string, readonly (OpenPage | Passage)[]>> = {
  search: [
    { viewer: 'visitor', address: LIST },
    { viewer: 'driver', address: LIST },
    { viewer: 'visitor', address: '/search?brands=Polestar&rateTo=1', name: 'no car fits' },
  ],
  'vehicle/:vehicleId': [
    { viewer: 'visitor', address: '/vehicle/1' },
    { viewer: 'driver', address: '/vehicle/1' },
    { viewer: 'newcomer', address: '/vehicle/1', name: 'without salary data' },
  ],
  calculator: [
    { viewer: 'visitor', address: '/calculator' },
    { viewer: 'visitor', address: '/calculator?car=1', name: 'with a car' },
  ],
  compare: [
    { viewer: 'visitor', address: '/compare', name: 'empty' },
    { viewer: 'visitor', address: '/compare?cars=1,2,3' },
    { viewer: 'driver', address: '/compare?cars=1,2,3,4' },
  ],
  favourites: [
    { viewer: 'visitor', address: '/favourites', name: 'empty' },
    { viewer: 'driver', address: '/favourites' },
  ],
  about: [{ viewer: 'visitor', address: '/about' }],
  faq: [
    { viewer: 'visitor', address: '/faq' },
    { viewer: 'visitor', address: '/faq?q=wallbox', name: 'searched' },
    { viewer: 'visitor', address: '/faq?q=xyzxyz', name: 'nothing found' },
  ],
  terms: [
    { viewer: 'visitor', address: '/terms' },
    { viewer: 'driver', address: '/terms' },
  ],
  imprint: [{ viewer: 'visitor', address: '/imprint' }],
  privacy: [{ viewer: 'visitor', address: '/privacy' }],
  accessibility: [{ viewer: 'visitor', address: '/accessibility' }],
  'legal/:page/:version': [{ viewer: 'visitor', address: '/legal/terms/0' }],
  withdrawal: [{ viewer: 'visitor', address: '/withdrawal' }],
  login: [{ viewer: 'visitor', address: '/login' }],
  logout: [{ viewer: 'visitor', address: '/logout', leadsTo: '/search' }],
  register: [{ viewer: 'visitor', address: '/register' }],
  'register/:registerCode': [
    { viewer: 'visitor', address: '/register/NORDWERK-2026' },
    { viewer: 'visitor', address: '/register/FALSCH', name: 'wrong code' },
  ],
  'register/set-password/:code': [{ viewer: 'visitor', address: `/register/set-password/${UNKNOWN_CODE}` }],
  'invite/:code': [{ viewer: 'visitor', address: ({ links }) => links.invitation }],
  'user/passwordReset/:code': [{ viewer: 'visitor', address: ({ links }) => links.passwordReset }],
  'user/emailConfirm/:code': [
    { viewer: 'visitor', address: `/user/emailConfirm/${UNKNOWN_CODE}` },
    { viewer: 'driver', address: `/user/emailConfirm/${UNKNOWN_CODE}` },
  ],
  'user/emailUndo/:code': [{ viewer: 'visitor', address: `/user/emailUndo/${UNKNOWN_CODE}` }],
  forgotten: [{ viewer: 'visitor', address: '/forgotten' }],
  'check-email': [
    { viewer: 'visitor', address: '/check-email' },
    { viewer: 'driver', address: '/check-email' },
  ],
  'second-factor': [{ viewer: 'driver', address: '/second-factor' }],
  welcome: [{ viewer: 'driver', address: '/welcome' }],
  'manufacturer/:code': [
    { viewer: 'visitor', address: ({ links }) => links.manufacturer },
    { viewer: 'visitor', address: `/manufacturer/${UNKNOWN_CODE}`, name: 'unknown' },
  ],
  'driver/:code': [{ viewer: 'visitor', address: `/driver/${UNKNOWN_CODE}`, name: 'unknown' }],
  'dealer/:code': [{ viewer: 'visitor', address: `/dealer/${UNKNOWN_CODE}`, name: 'unknown' }],
  profile: [{ viewer: 'driver', address: '/profile', leadsTo: '/profile/salary' }],
  'profile/car': [
    { viewer: 'driver', address: '/profile/car' },
    { viewer: 'newcomer', address: '/profile/car', name: 'empty' },
    { viewer: 'driver', address: '/profile/car?part=fines', name: 'letters' },
    { viewer: 'driver', address: '/profile/car?part=licence', name: 'licence' },
  ],
  'lease/:leaseId/month': [{ viewer: 'driver', address: '/lease/999999/month', name: 'unknown' }],
  'lease/:leaseId/damage': [{ viewer: 'driver', address: '/lease/999999/damage', name: 'unknown' }],
  'lease/:leaseId/handover': [{ viewer: 'driver', address: '/lease/999999/handover', name: 'unknown' }],
  'lease/:leaseId/self-check': [{ viewer: 'driver', address: '/lease/999999/self-check', name: 'unknown' }],
  'lease/:leaseId/report': [{ viewer: 'driver', address: '/lease/999999/report', name: 'unknown' }],
  'lease/:leaseId/return': [{ viewer: 'driver', address: '/lease/999999/return', name: 'unknown' }],
  'profile/salary': [
    { viewer: 'driver', address: '/profile/salary' },
    { viewer: 'newcomer', address: '/profile/salary', name: 'without salary data' },
  ],
  'profile/orders': [
    { viewer: 'driver', address: '/profile/orders' },
    { viewer: 'starter', address: '/profile/orders', name: 'begun' },
    { viewer: 'newcomer', address: '/profile/orders', name: 'empty' },
  ],
  'profile/january/:year?': [
    { viewer: 'driver', address: '/profile/january/2027' },
    { viewer: 'newcomer', address: '/profile/january/2027', name: 'without cars' },
  ],
  'profile/account': [{ viewer: 'driver', address: '/profile/account' }],
  'order/:orderId': [
    { viewer: 'driver', address: order('signed') },
    { viewer: 'driver', address: '/order/999999', name: 'unknown' },
  ],
  'order/:orderId/preview': [{ viewer: 'driver', address: order('signed', '/preview') }],
  'order/:orderId/checked': [{ viewer: 'visitor', address: order('licence', '/checked') }],
  'handover/:code': [{ viewer: 'visitor', address: `/handover/${UNKNOWN_CODE}`, name: 'unknown' }],
  'order/:orderId/timeline': [
    { viewer: 'driver', address: order('ordered', '/timeline') },
    { viewer: 'driver', address: order('declined', '/timeline'), name: 'declined' },
    { viewer: 'starter', address: order('contract', '/timeline'), name: 'begun' },
  ],
  'order/:orderId/workflow': [
    { viewer: 'starter', address: order('summary', '/workflow'), name: 'summary' },
    { viewer: 'starter', address: order('contract', '/workflow'), name: 'contract' },
    { viewer: 'starter', address: order('licence', '/workflow'), name: 'licence' },
    { viewer: 'driver', address: order('sign', '/workflow'), name: 'signature' },
    { viewer: 'driver', address: order('signed', '/workflow'), name: 'finished' },
    { viewer: 'driver', address: order('declined', '/workflow'), name: 'declined' },
  ],
  employer: [
    { viewer: 'tenantAdmin', address: '/employer' },
    {
      viewer: 'tenantAdmin',
      address: ({ orders }) => `/employer?tab=open&order=${orders.signed}`,
      name: 'an order',
    },
  ],
  'employer/people': [{ viewer: 'tenantAdmin', address: '/employer/people' }],
  'employer/people/invite': [{ viewer: 'tenantAdmin', address: '/employer/people/invite' }],
  'employer/leases': [
    { viewer: 'tenantAdmin', address: '/employer/leases' },
    { viewer: 'tenantAdmin', address: '/employer/leases?fines', name: 'letters' },
  ],
  'employer/leases/:leaseId': [
    { viewer: 'tenantAdmin', address: '/employer/leases/999999', name: 'unknown' },
  ],
  'employer/limits': [{ viewer: 'tenantAdmin', address: '/employer/limits' }],
  'employer/payroll': [{ viewer: 'tenantAdmin', address: '/employer/payroll' }],
  'employer/audit': [{ viewer: 'tenantAdmin', address: '/employer/audit' }],
  'employer/figures': [{ viewer: 'tenantAdmin', address: '/employer/figures' }],
  'employer/codes': [{ viewer: 'tenantAdmin', address: '/employer/codes' }],
  'employer/rules': [{ viewer: 'tenantAdmin', address: '/employer/rules' }],
  provider: [
    { viewer: 'admin', address: '/provider' },
    { viewer: 'tenantAdmin', address: '/provider', name: 'for somebody else' },
  ],
  'provider/leases': [
    { viewer: 'admin', address: '/provider/leases' },
    { viewer: 'admin', address: '/provider/leases?damages', name: 'damages' },
    { viewer: 'admin', address: '/provider/leases?fines', name: 'letters' },
    { viewer: 'admin', address: '/provider/leases?fines=new', name: 'new letter' },
  ],
  'provider/leases/:leaseId': [{ viewer: 'admin', address: '/provider/leases/999999', name: 'unknown' }],
  'provider/people': [{ viewer: 'admin', address: '/provider/people' }],
  'provider/returns': [{ viewer: 'admin', address: '/provider/returns' }],
  'provider/reports': [{ viewer: 'admin', address: '/provider/reports' }],
  'provider/audit': [{ viewer: 'admin', address: '/provider/audit' }],
  'provider/law': [{ viewer: 'admin', address: '/provider/law' }],
  'provider/stuck': [{ viewer: 'admin', address: '/provider/stuck' }],
  'provider/catalogue': [{ viewer: 'admin', address: '/provider/catalogue' }],
  'provider/catalogue/import': [{ viewer: 'admin', address: '/provider/catalogue/import' }],
  'provider/catalogue/:vehicleId': [
    { viewer: 'admin', address: '/provider/catalogue/1' },
    { viewer: 'admin', address: '/provider/catalogue/new', name: 'new' },
  ],
  'provider/contract-texts': [{ viewer: 'admin', address: '/provider/contract-texts' }],
  'provider/contract-texts/:number': [{ viewer: 'admin', address: '/provider/contract-texts/1' }],
  'provider/tenants': [{ viewer: 'admin', address: '/provider/tenants' }],
  'provider/tenants/:tenantId': [
    { viewer: 'admin', address: '/provider/tenants/1' },
    { viewer: 'admin', address: '/provider/tenants/new', name: 'new' },
  ],
  'provider/settings': [{ viewer: 'admin', address: '/provider/settings' }],
  'provider/order/:orderId': [
    { viewer: 'admin', address: ({ orders }) => `/provider/order/${orders.ordered}` },
  ],
  '*': [{ viewer: 'visitor', address: '/no-such-page' }],
};
