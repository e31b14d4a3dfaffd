import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { LinkRow } from '../../navigation/link-row.tsx';
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
    { key: 'limits', to: paths.employerLimits() },
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

/** Links to the parts of a workspace, on top of each of its pages. */
export function DeskNavigation({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation('desk');
  return (
    <LinkRow className={classes['areas']} label={t(`areas.${desk}`)}>
      {AREAS[desk].map(({ key, to }) => (
        <NavLink key={key} to={to} end>
          {t(`areas.${key}`)}
        </NavLink>
      ))}
    </LinkRow>
  );
}
