import type { Role } from '@stromwandel/api-spec';
import { paths } from '../navigation/paths.ts';

interface NavigationItem {
  readonly key: 'vehicles' | 'calculator' | 'profile' | 'account' | 'about' | 'faq' | 'employer' | 'provider';
  readonly to: string;
}

/** Where the main navigation leads a visitor (null) or a person with these roles. */
export function navigationItems(roles: readonly Role[] | null): readonly NavigationItem[] {
  const items: (NavigationItem & { readonly shown: boolean })[] = [
    { key: 'employer', to: paths.employer(), shown: roles?.includes('TENANT_ADMIN') ?? false },
    { key: 'provider', to: paths.provider(), shown: roles?.includes('ADMIN') ?? false },
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
