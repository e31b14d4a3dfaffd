import { useTranslation } from '../../i18n/use-translation.ts';
import { NavLink } from 'react-router';
import { deskPaths } from '../../navigation/desk-paths.ts';
import { paths } from '../../navigation/paths.ts';
import { LinkRow } from '../../navigation/link-row.tsx';
import classes from './desk-navigation.module.css';

/** The parts of each workspace, in the order of their links. */
const AREAS = {
  employer: [
    { key: 'approvals', to: paths.employer() },
    { key: 'fleet', to: deskPaths.employerFleet() },
    { key: 'people', to: deskPaths.employerPeople() },
    { key: 'codes', to: deskPaths.employerCodes() },
    { key: 'rules', to: deskPaths.employerRules() },
    { key: 'payroll', to: deskPaths.employerPayroll() },
    { key: 'limits', to: deskPaths.employerLimits() },
    { key: 'figures', to: deskPaths.employerFigures() },
    { key: 'audit', to: deskPaths.employerAudit() },
  ],
  provider: [
    { key: 'orders', to: paths.provider() },
    { key: 'fleet', to: deskPaths.providerFleet() },
    { key: 'stuckWork', to: deskPaths.providerStuckWork() },
    { key: 'tenants', to: deskPaths.providerTenants() },
    { key: 'catalogue', to: deskPaths.providerCatalogue() },
    { key: 'returns', to: deskPaths.providerReturns() },
    { key: 'contractTexts', to: deskPaths.providerContractTexts() },
    { key: 'accounts', to: deskPaths.providerPeople() },
    { key: 'reports', to: deskPaths.providerReports() },
    { key: 'audit', to: deskPaths.providerAudit() },
    { key: 'law', to: deskPaths.providerLaw() },
    { key: 'settings', to: deskPaths.providerSettings() },
  ],
} as const;

export type Desk = keyof typeof AREAS;

/** Links to the parts of a workspace, on top of each of its pages. */
export function DeskNavigation({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation('desk');
  return (
    <LinkRow className={classes['areas']} label={t(`areas.${desk}`)}>
      {AREAS[desk].map(({ key, to }, index) => (
        // The first is the start of all others' addresses.
        <NavLink key={key} to={to} end={index === 0}>
          {t(`areas.${key}`)}
        </NavLink>
      ))}
    </LinkRow>
  );
}
