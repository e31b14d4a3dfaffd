import type { OfferObstacleReply } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';

const DAYS: readonly string[] = ['from', 'until', 'on'];

/** Says why an employer does not offer something. */
export function useObstacleText(): (obstacle: OfferObstacleReply) => string {
  const { t } = useTranslation('offer');
  const { euroCents, date } = useFormat();
  return ({ code, params }) => {
    const write = (name: string, value: string | number): string | number => {
      if (name.endsWith('Eur')) return euroCents(Number(value));
      if (name === 'driveType') return t(`driveTypes.${value as 'ELECTRIC'}`); // from the API's closed list
      return DAYS.includes(name) ? date(String(value)) : value;
    };
    const written: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params)) written[name] = write(name, value);
    return t(`obstacles.${code}`, written);
  };
}
