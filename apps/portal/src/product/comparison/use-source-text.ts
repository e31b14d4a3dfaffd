import { isCarriedOn, type ComparisonFigureName, type ComparisonFigures } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Source and day of a figure in the language of the page, and the year for which it is carried on. */
export function useSourceText(): (
  name: ComparisonFigureName,
  figures: ComparisonFigures,
  year: number,
) => string {
  const { t } = useTranslation('comparison');
  const { date } = useFormat();
  const language = useLanguage();
  return (name, figures, year) => {
    const { source, sourceEn, asOf } = figures[name];
    return t(isCarriedOn(name, figures[name], year) ? 'sourceCarriedOn' : 'source', {
      source: language === 'de' ? source : sourceEn,
      date: date(asOf),
      year,
    });
  };
}
