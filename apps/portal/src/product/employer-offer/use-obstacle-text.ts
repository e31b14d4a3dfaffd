import { cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OfferObstacleReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';

const DAYS: readonly string[] = ['from', 'until', 'on'];

/** Says why an employer does not offer something. */
export function useObstacleText(): (obstacle: OfferObstacleReply) => string {
  const { t } = useTranslation('offer');
  const { euroCents, date } = useFormat();
  return ({ code, params }) => {
    const write = (name: string, value: string | number): string | number => {
      if (typeof value === 'number' && name.endsWith('Cents')) return euroCents(cents(value));
      if (name === 'driveType') return t(`driveTypes.${value as 'ELECTRIC'}`); // from the API's closed list
      return DAYS.includes(name) ? date(String(value)) : value;
    };
    const written: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params))
      written[name.replace(/Cents$/, '')] = write(name, value);
    return t(`obstacles.${code}`, written);
  };
}
