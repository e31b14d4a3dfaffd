import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkRow } from '../../navigation/link-row.tsx';
import classes from './fleet.module.css';

const PARTS = {
  provider: ['cars', 'damages', 'fines'],
  employer: ['cars', 'fines'],
} as const;

type Part = (typeof PARTS)['provider'][number];

const ADDRESSES: Record<Part, string> = { cars: '?', damages: '?damages', fines: '?fines' };

/** Links between the lists of a fleet, above each of them. */
export function FleetParts({ desk, part }: { readonly desk: keyof typeof PARTS; readonly part: Part }) {
  const { t } = useTranslation('fleet');
  return (
    <LinkRow className={classes['lists']} label={t('parts.label')}>
      {PARTS[desk].map((key) => (
        <Link key={key} to={ADDRESSES[key]} {...(key === part && { 'aria-current': 'page' as const })}>
          {t(`parts.${key}`)}
        </Link>
      ))}
    </LinkRow>
  );
}
