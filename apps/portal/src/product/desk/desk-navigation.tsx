import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import classes from './desk-navigation.module.css';

/** The parts of each workspace, in the order of their links. */
const AREAS = {
  employer: [
    { key: 'approvals', to: paths.employer() },
    { key: 'fleet', to: paths.employerFleet() },
    { key: 'people', to: paths.employerPeople() },
    { key: 'codes', to: paths.employerCodes() },
    { key: 'rules', to: paths.employerRules() },
    { key: 'payroll', to: paths.employerPayroll() },
    { key: 'figures', to: paths.employerFigures() },
    { key: 'audit', to: paths.employerAudit() },
  ],
  provider: [
    { key: 'orders', to: paths.provider() },
    { key: 'fleet', to: paths.providerFleet() },
    { key: 'stuckWork', to: paths.providerStuckWork() },
    { key: 'tenants', to: paths.providerTenants() },
    { key: 'catalogue', to: paths.providerCatalogue() },
    { key: 'contractTexts', to: paths.providerContractTexts() },
    { key: 'accounts', to: paths.providerPeople() },
    { key: 'reports', to: paths.providerReports() },
    { key: 'audit', to: paths.providerAudit() },
    { key: 'law', to: paths.providerLaw() },
    { key: 'settings', to: paths.providerSettings() },
  ],
} as const;

export type Desk = keyof typeof AREAS;

/** Links to the parts of a workspace, on top of each of its pages: one row, which scrolls to the current one on phones. */
export function DeskNavigation({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation('desk');
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    row.current.scrollLeft = current.offsetLeft + (current.offsetWidth - row.current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={row} className={classes['areas']} aria-label={t(`areas.${desk}`)}>
      {AREAS[desk].map(({ key, to }) => (
        <NavLink key={key} to={to} end>
          {t(`areas.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
