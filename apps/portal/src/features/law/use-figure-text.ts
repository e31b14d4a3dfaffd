import { cents } from '@stromwandel/kernel';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface FigureTexts {
  /** A figure in the unit that its name ends with. */
  readonly valueText: (name: string, value: number | null) => string;
  readonly nameText: (name: string) => string;
}

/** Writes the figures of a file, which their names describe. */
export function useFigureText(): FigureTexts {
  const { t, i18n } = useTranslation('law');
  const { euroCents, percent, number } = useFormat();
  return {
    valueText: (name, value) => {
      if (value === null) return '–';
      if (name.startsWith('hundredthCents')) return `${number(value / 100, 2)} ct`;
      if (name.endsWith('BasisPoints')) return percent(value / 100, 2);
      if (name.endsWith('TenThousandths')) return number(value / 10_000, 4);
      return euroCents(cents(value));
    },
    nameText: (name) => {
      // A newer server may name a figure without a text.
      if (!i18n.exists(`figures.${name}`, { ns: 'law' })) return name;
      return t(`figures.${name}` as 'figures.centsPerHour'); // exists, and all of them are plain texts
    },
  };
}
