import type { Role } from '@stromwandel/api-spec';
import { paths } from '../navigation/paths.ts';

interface NavigationItem {
  readonly key:
    | 'vehicles'
    | 'calculator'
    | 'car'
    | 'profile'
    | 'account'
    | 'about'
    | 'faq'
    | 'employer'
    | 'provider';
  readonly to: string;
}

/** Where the main navigation leads a visitor (null) or a person with these roles, and with a leased car. */
export function navigationItems(roles: readonly Role[] | null, hasLease: boolean): readonly NavigationItem[] {
  const items: (NavigationItem & { readonly shown: boolean })[] = [
    { key: 'employer', to: paths.employer(), shown: roles?.includes('TENANT_ADMIN') ?? false },
    { key: 'provider', to: paths.provider(), shown: roles?.includes('ADMIN') ?? false },
    { key: 'car', to: paths.car(), shown: hasLease && (roles?.includes('EMPLOYEE') ?? false) },
    { key: 'vehicles', to: paths.search(), shown: true },
    { key: 'calculator', to: paths.calculator(), shown: roles?.includes('EMPLOYEE') ?? true },
    { key: 'profile', to: paths.profile(), shown: roles?.includes('EMPLOYEE') ?? false },
    {
      key: 'account',
      to: paths.account(),
      shown: roles !== null && !roles.includes('EMPLOYEE'),
    },
    { key: 'about', to: paths.about(), shown: roles === null },
    { key: 'faq', to: paths.faq(), shown: true },
  ];
  return items.filter(({ shown }) => shown);
}

/** The item of the current page: of nested addresses the longest. */
export function currentItem(
  items: readonly Pick<NavigationItem, 'to'>[],
  pathname: string,
): string | undefined {
  const around = items.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return around.toSorted((one, other) => other.to.length - one.to.length)[0]?.to;
}
