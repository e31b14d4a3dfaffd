import { TIRES } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says a kind of tyres in words; a kind that this page does not know yet stays as it came. */
export function useTiresText(): (tires: string) => string {
  const { t } = useTranslation('desk');
  return (tires) => {
    const kind = TIRES.find((one) => one === tires);
    return kind === undefined ? tires : t(kind);
  };
}
