import type { OfferObstacleReply } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';

const DAYS: readonly string[] = ['from', 'until'];

/** Says why an employer does not offer something. */
export function useObstacleText(): (obstacle: OfferObstacleReply) => string {
  const { t } = useTranslation('offer');
  const { euroCents, date } = useFormat();
  return ({ code, params }) => {
    const written = Object.entries(params).map(([name, value]) => {
      if (name.endsWith('Eur')) return [name, euroCents(Number(value))];
      if (name === 'driveType') return [name, t(`driveTypes.${value as 'ELECTRIC'}`)]; // from the API's closed list
      return [name, DAYS.includes(name) ? date(String(value)) : value];
    });
    return t(`obstacles.${code}`, Object.fromEntries(written));
  };
}
